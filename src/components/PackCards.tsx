import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Pack, ProductCard } from '../../contract/homepage';
import { productPath } from '../../contract/routes';
import { formatGrams } from '../lib/weight';
import { Amount } from './Amount';
import { ProductPicture } from './ProductPicture';

const PICTURE_PX = 56;

const Row = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(208px, 1fr)',
  gap: theme.spacing(1),
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr)`,
    // Prices and buttons of neighbours in line.
    alignContent: 'space-between',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1),
    borderRadius: theme.mixins.plate.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    scrollSnapAlign: 'start',
  },
  [theme.breakpoints.down('tablet')]: { '& > li[data-wide-only]': { display: 'none' } },
  '& .picture': { alignSelf: 'start', overflow: 'hidden', borderRadius: theme.mixins.plate.borderRadius },
  '& .name': {
    ...theme.typography.body2,
    ...theme.mixins.clampedTo(2),
    fontWeight: 600,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& .weight': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& .action': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: theme.spacing(0.5),
  },
}));

/** One pack of a product. */
export interface PackToAdd extends Pick<ProductCard, 'slug' | 'name'> {
  pack: Pack;
}

interface PackCardsProps {
  packs: readonly PackToAdd[];
  /** For a row without a heading of its own. */
  label?: string;
  /** From this one on, packs are only shown where the row has room for several. */
  wideOnlyFrom?: number;
  /** Action for a pack, usually Add. */
  renderAction: (pack: PackToAdd) => ReactNode;
  className?: string;
}

/** A row of packs to swipe, each added with one tap. Where a product's pack can be chosen, use ProductCards. */
export const PackCards = ({ packs, label, wideOnlyFrom = packs.length, renderAction, className }: PackCardsProps) => (
  <Row aria-label={label} className={className}>
    {packs.map((item, index) => (
      <li key={item.slug + item.pack._id} data-wide-only={index >= wideOnlyFrom || undefined}>
        <div className="picture">
          <ProductPicture picture={item.pack.picture} alt="" sizes={`${PICTURE_PX}px`} />
        </div>
        <div>
          <Link className="name" to={productPath(item.slug)}>
            {item.name}
          </Link>
          <p className="weight">{formatGrams(item.pack.netGrams)}</p>
        </div>
        <div className="action">
          <Amount paise={item.pack.productPrice} />
          {renderAction(item)}
        </div>
      </li>
    ))}
  </Row>
);
