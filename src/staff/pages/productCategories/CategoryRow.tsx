import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueCategory } from '../../../../contract/staffCatalogue';
import { CategoryPicture } from '../../../components/CategoryPicture';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { missingAlts } from '../../features/catalogue/missingAlts';
import { MoveButtons } from '../../components/MoveButtons';
import { useOwnText } from '../../hooks/useOwnText';

interface CategoryRowProps extends Pick<ComponentProps<typeof MoveButtons>, 'onUp' | 'onDown'> {
  category: CatalogueCategory;
  mayManage: boolean;
  onOpen: () => void;
  onPicture: () => void;
}

const PICTURE_PX = 48;

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  '& .picture': { width: PICTURE_PX },
  '& .names': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
}));

/** A category with its place in the menu. */
export const CategoryRow = ({ category, mayManage, onOpen, onPicture, ...moves }: CategoryRowProps) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const { name, hidden, picture, productCount, inShopCount } = category;
  const missing = missingAlts(picture);
  return (
    <Row>
      <div className="picture">
        <CategoryPicture picture={picture} sizes={`${PICTURE_PX}px`} />
      </div>
      <div className="names">
        <Typography variant="subtitle2">{ownText(name)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('categories.count', { count: productCount, inShop: inShopCount })}
        </Typography>
        {missing.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('pictures.missingIn', { languages: missing.join(', ') })}
          </Typography>
        )}
      </div>
      {hidden && <StatusLabel tone="stopped" label={t('states.HIDDEN')} />}
      {mayManage && (
        <Box sx={{ display: 'flex' }}>
          <MoveButtons name={ownText(name)} {...moves} />
          <Button aria-label={t('pictures.changeNamed', { name: ownText(name) })} onClick={onPicture}>
            {t('pictures.open')}
          </Button>
          <Button aria-label={t('categories.changeNamed', { name: ownText(name) })} onClick={onOpen}>
            {t('categories.change')}
          </Button>
        </Box>
      )}
    </Row>
  );
};
