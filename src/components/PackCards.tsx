import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Pack, ProductCard } from '../../contract/homepage';
import { productPath } from '../../contract/routes';
import { useFormatSize } from '../hooks/useFormatSize';
import { Amount } from './Amount';
import { ProductPicture } from './ProductPicture';
import { styled } from './styled';

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
    position: 'relative',
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
    margin: 0,
    fontWeight: 600,
  },
  // The whole card is its target, except the action.
  '& a.name': {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.mixins.card.borderRadius },
    // The card shows the ring, inside: the row would clip it, as the clamped text would.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { ...theme.focusVisible, outlineOffset: -4, boxShadow: 'none' },
  },
  '& > li:hover a.name': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& .weight': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& .action': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: theme.spacing(0.5),
  },
  '& .action > :last-child': { position: 'relative', zIndex: 1 },
}));

/** One pack of a product. */
export interface PackToAdd extends Pick<ProductCard, 'slug' | 'name'> {
  pack: Pack;
}

interface PackCardsProps {
  packs: readonly PackToAdd[];
  /** A row without a heading of its own needs it. */
  label?: string;
  /** From this one on, packs are only shown where the row has room for several. */
  wideOnlyFrom?: number;
  /** Names lead to the products' pages. Not where a customer is about to pay. */
  isLinked?: boolean;
  /** Action for a pack, usually Add. */
  renderAction: (pack: PackToAdd) => ReactNode;
  className?: string;
  ref?: Ref<HTMLUListElement>;
}

/** A row of packs to swipe, each added with one tap. Where a product's pack can be chosen, use ProductCards. */
export const PackCards = ({
  packs,
  label,
  wideOnlyFrom = packs.length,
  isLinked = false,
  renderAction,
  className,
  ref,
}: PackCardsProps) => {
  const formatSize = useFormatSize();
  return (
    <Row aria-label={label} className={className} ref={ref}>
      {packs.map((item, index) => (
        <li key={item.slug + item.pack._id} data-wide-only={index >= wideOnlyFrom || undefined}>
          <div className="picture">
            <ProductPicture picture={item.pack.picture} alt="" sizes={`${PICTURE_PX}px`} />
          </div>
          <div>
            {isLinked ? (
              <Link className="name" to={productPath(item.slug)}>
                {item.name}
              </Link>
            ) : (
              <p className="name">{item.name}</p>
            )}
            <p className="weight">{formatSize(item.pack)}</p>
          </div>
          <div className="action">
            <Amount paise={item.pack.productPrice} />
            {renderAction(item)}
          </div>
        </li>
      ))}
    </Row>
  );
};
