import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureBody } from '../../../../contract/shopPictures';
import type { CatalogueProduct, ProductConflict } from '../../../../contract/staffCatalogue';
import { ProductPicture } from '../../../components/ProductPicture';
import { TitledSection } from '../../../components/TitledSection';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { isApiError } from '../../../store/api/ApiError';
import { missingAlts } from '../../features/catalogue/missingAlts';
import { PictureDialog } from '../../features/catalogue/PictureDialog';
import { useOwnText } from '../../hooks/useOwnText';
import { useSetPackPictureMutation, useSetServedPictureMutation } from '../../store/shopPicturesApi';

const PICTURE_PX = 132;

const Pictures = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${PICTURE_PX}px, 1fr))`,
  gap: theme.spacing(2),
  '& .plate': { ...theme.mixins.plate, maxWidth: 200 },
}));

/** Only the pictures are replaced: the form below was filled in from the rest. */
const withPicturesOf = (product: CatalogueProduct, { packs, served }: CatalogueProduct): CatalogueProduct => ({
  ...product,
  served,
  packs: product.packs.map((pack) => ({
    ...pack,
    picture: packs.find(({ _id }) => _id === pack._id)?.picture ?? null,
  })),
});

interface ProductPicturesProps {
  product: CatalogueProduct;
  mayManage: boolean;
  /** After a change, or after learning that another person made one. */
  onStored: (product: CatalogueProduct) => void;
}

/** Shows the pictures that customers see: of each pack, and of its dish. */
export const ProductPictures = ({ product, mayManage, onStored }: ProductPicturesProps) => {
  const { t } = useTranslation('staffCatalogue');
  const formatSize = useFormatSize();
  const ownText = useOwnText();
  const [setPack] = useSetPackPictureMutation();
  const [setServed] = useSetServedPictureMutation();
  const [openId, setOpenId] = useState<string>();
  const isSet = product.parts.length > 0;
  const items = [
    ...product.packs.map(({ _id, picture, ...pack }) => ({
      id: _id,
      kind: 'PACK' as const,
      label: formatSize(pack),
      picture,
      save: (body: PictureBody) => setPack({ id: _id, body }),
    })),
    // A set is shown unpacked by its parts.
    ...(isSet
      ? []
      : [
          {
            id: 'served',
            kind: 'SERVED' as const,
            label: t('pictures.served'),
            picture: product.served,
            save: (body: PictureBody) => setServed({ id: product._id, body }),
          },
        ]),
  ];
  const open = items.find(({ id }) => id === openId);

  return (
    <Card sx={{ padding: { mobile: 2, tablet: 2.5 }, marginBottom: 2 }}>
      <TitledSection title={t('pictures.title')}>
        <Pictures>
          {items.map(({ id, kind, label, picture }) => {
            const missing = missingAlts(picture);
            return (
              <li key={id}>
                <div className="plate">
                  {(picture || kind === 'PACK') && (
                    <ProductPicture picture={picture} name={ownText(product.name)} alt="" sizes={`${PICTURE_PX}px`} />
                  )}
                </div>
                <Typography variant="subtitle2" component="div" sx={{ marginTop: 1 }}>
                  {label}
                </Typography>
                {missing.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {t('pictures.missingIn', { languages: missing.join(', ') })}
                  </Typography>
                )}
                {mayManage && (
                  <Button
                    aria-label={t('pictures.changeNamed', { name: label })}
                    onClick={() => setOpenId(id)}
                    sx={{ marginInlineStart: -1 }}
                  >
                    {t('pictures.change')}
                  </Button>
                )}
              </li>
            );
          })}
        </Pictures>
      </TitledSection>
      {open && (
        <PictureDialog
          draft={`picture-${product._id}-${open.id}`}
          kind={open.kind}
          label={open.label}
          picture={open.picture}
          {...(open.kind === 'PACK' && { name: ownText(product.name) })}
          onSave={async (body) => {
            const { data, error } = await open.save(body);
            const conflict = isApiError(error) ? (error.data as Partial<ProductConflict> | null) : null;
            const stored = data?.data ?? conflict?.product;
            if (stored) onStored(withPicturesOf(product, stored));
            return { ...(data && { data }), error };
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Card>
  );
};
