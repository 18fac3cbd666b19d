import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BundlePart } from '../../../contract/homepage';
import { productPath } from '../../../contract/routes';
import { ProductPicture } from '../../components/ProductPicture';
import { TitledSection } from '../../components/TitledSection';
import { styled } from '../../components/styled';
import { formatPaise } from '../../lib/money';
import { singlyPaise } from '../../lib/packValue';
import { useFormatSize } from '../../hooks/useFormatSize';

interface SetContentsProps {
  parts: readonly BundlePart[];
  /** The price of the set, in paise. */
  pricePaise: number;
}

const PICTURE_PX = 56;

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.card,
  ...theme.typography.body2,
  overflow: 'hidden',
  '& ul': theme.mixins.plainList,
  '& li + li': { borderBlockStart: '1px solid', borderColor: theme.vars.palette.surface.line },
  '& a': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 2, 1, 1),
    color: theme.vars.palette.text.primary,
    textUnderlineOffset: '0.2em',
    outlineOffset: -4,
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& .picture': { borderRadius: theme.mixins.plate.borderRadius, overflow: 'hidden' },
  '& .name': { fontWeight: 600 },
  '& .size': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& .paise, & dd': { fontVariantNumeric: 'tabular-nums' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.vars.palette.surface.warm,
    '& dd': { margin: 0, textAlign: 'end' },
    '& .set': { fontWeight: 700 },
  },
}));

/** The packs inside a set with their prices; where the set costs less, their sum and its price. */
export const SetContents = ({ parts, pricePaise }: SetContentsProps) => {
  const { t } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const sumPaise = singlyPaise(parts);
  return (
    <TitledSection title={t('set.title')}>
      <Root>
        <ul>
          {parts.map(({ _id, slug, name, quantity, pricePaise: partPaise, picture, ...size }) => (
            <li key={`${_id} ${formatSize(size)}`}>
              <Link to={productPath(slug)}>
                <span className="picture">
                  <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
                </span>
                <span>
                  <span className="name">{name}</span>
                  <span className="size">{quantity > 1 ? `${quantity} × ${formatSize(size)}` : formatSize(size)}</span>
                </span>
                <span className="paise">{formatPaise(quantity * partPaise)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {sumPaise > pricePaise && (
          <dl>
            <dt>{t('set.singly')}</dt>
            <dd>
              <s>{formatPaise(sumPaise)}</s>
            </dd>
            <dt className="set">{t('set.together')}</dt>
            <dd className="set">{formatPaise(pricePaise)}</dd>
          </dl>
        )}
      </Root>
    </TitledSection>
  );
};
