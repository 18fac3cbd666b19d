import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CatalogueRow } from '../../../../contract/staffCatalogue';
import { ProductPicture } from '../../../components/ProductPicture';
import { styled } from '../../../components/styled';
import { formatPaise } from '../../../lib/money';
import { SoldOutButton } from '../../features/stock/SoldOutButton';
import { ProductStateLabel } from '../../features/catalogue/ProductStateLabel';
import { staffProductPath } from '../../lib/staffPaths';

const PICTURE_PX = 56;

const Row = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.surface.line}` },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingInlineEnd: theme.spacing(1),
  '& > a': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(0.5),
    padding: theme.spacing(1.5, 2),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.surface.tint },
    '&:focus-visible': { outlineOffset: -3 },
    [theme.breakpoints.up('tablet')]: {
      gridTemplateColumns: `${PICTURE_PX}px minmax(0, 3fr) minmax(0, 2fr) 132px`,
    },
  },
  '& .name': { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '& .more': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .picture': { gridRow: '1 / span 2', [theme.breakpoints.up('tablet')]: { gridRow: 'auto' } },
  '& .rest': {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.down('tablet')]: { gridColumn: 2, display: 'flex', flexWrap: 'wrap', columnGap: 12 },
  },
  '& .state': { [theme.breakpoints.down('tablet')]: { gridColumn: 2 } },
}));

/** A product in the list: what it is, what it costs, and what is missing. */
export const ProductRow = ({ row }: { row: CatalogueRow }) => {
  const { t } = useTranslation('staffCatalogue');
  const { _id, name, sku, category, state, fromPaise, packCount, inStockCount, soldOutCount, missingTexts, picture } =
    row;
  return (
    <Row>
      <Link to={staffProductPath(_id)}>
        <div className="picture">
          <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
        </div>
        <div>
          <div className="name">{name}</div>
          <div className="more">{`${sku} · ${category}`}</div>
        </div>
        <div className="rest">
          <div>{fromPaise === null ? t('noPrice') : t('from', { price: formatPaise(fromPaise) })}</div>
          <div className="more">{t('packsInStock', { count: packCount, inStock: inStockCount })}</div>
          {soldOutCount > 0 && <div className="more">{t('soldOutNow', { count: soldOutCount })}</div>}
          {missingTexts > 0 && <div className="more">{t('missing.count', { count: missingTexts })}</div>}
        </div>
        <div className="state">
          <ProductStateLabel state={state} />
        </div>
      </Link>
      {packCount > 0 && <SoldOutButton of={{ productId: _id }} name={name} isMarked={soldOutCount > 0} />}
    </Row>
  );
};
