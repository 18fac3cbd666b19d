import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../../contract/routes';
import { CategoryPicture } from '../../components/CategoryPicture';
import { ErrorState } from '../../components/ErrorState';
import { styled } from '../../components/styled';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const TILES_EXPECTED = 5;

/** One row: on phones it scrolls, and its last tile is cut off to show that. */
const Row = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...theme.mixins.scrollRow,
  display: 'grid',
  // At least the longest word, which in Tamil is long.
  gridAutoColumns: 'min-content',
  gap: theme.spacing(1.25),
  scrollbarWidth: 'none',
  // Focus rings need room that the box would clip.
  paddingBlock: 8,
  marginBlock: -8,
  // Three and a half to a row: the cut one shows that the row goes on.
  '--tile': 'min(104px, (100vw - 46px) / 3.55)',
  '& > li': { scrollSnapAlign: 'start', minWidth: 'var(--tile)' },
  '& a': {
    position: 'relative',
    display: 'block',
    color: 'inherit',
    textDecoration: 'none',
    textAlign: 'center',
    borderRadius: 14,
  },
  '& .plate': { ...theme.mixins.plate, width: 'var(--tile)', borderRadius: 14, margin: theme.spacing(0, 'auto', 0.75) },
  '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
  '& .name': {
    ...theme.typography.caption,
    fontWeight: 600,
    display: 'block',
    lineHeight: 1.3,
  },
  '& .count': { display: 'none' },
  [theme.breakpoints.up('tablet')]: {
    // The number of tiles is given: a page that is painted while it arrives has fewer of them.
    gridTemplateColumns: 'repeat(var(--tiles), minmax(104px, 1fr))',
    '& > li': { minWidth: 0 },
    columnGap: theme.spacing(2.5),
    '& .plate': { width: 'auto', marginBottom: theme.spacing(1.25) },
    '& .name': { ...theme.typography.h5, lineHeight: 1.25 },
    '& .count': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  },
  // Tamil's longest word fits into a fifth of a tablet.
  [theme.breakpoints.between('tablet', 'desktop')]: {
    '&:lang(ta) .name': { fontSize: theme.typography.body2.fontSize },
  },
  [theme.breakpoints.up('desktop')]: {
    marginInline: -6,
    paddingInline: 6,
    // Low, so that products are in the first view.
    '& a': {
      ...theme.mixins.card,
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      columnGap: theme.spacing(1.5),
      alignContent: 'center',
      height: '100%',
      padding: 6,
      textAlign: 'start',
    },
    '& .plate': { gridRow: '1 / span 2', width: 72, margin: 0, borderRadius: 10 },
    '& .name': { ...theme.typography.h6, alignSelf: 'end', lineHeight: 1.2 },
    '& .count': { alignSelf: 'start' },
  },
}));

const tiles = (count: number) => ({ '--tiles': count }) as CSSProperties;

/** Category tiles for Home. Within lists, use CategoryNav. */
export const CategoryTiles = ({ label }: { label?: string }) => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetCategoriesQuery(undefined);

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Row aria-hidden style={tiles(TILES_EXPECTED)}>
          {Array.from({ length: TILES_EXPECTED }, (_, index) => (
            <li key={index}>
              <span className="plate" />
              <Skeleton width="70%" sx={{ mx: 'auto' }} />
              <Skeleton width="45%" sx={{ mx: 'auto' }} />
            </li>
          ))}
        </Row>
      </div>
    );
  }
  return (
    <Row aria-label={label} style={tiles(data.length)}>
      {data.map(({ _id, name, productCount, picture }) => (
        <li key={_id}>
          <Link to={categoryPath(_id)}>
            <span className="plate">
              <CategoryPicture picture={picture} sizes="(max-width: 599px) 104px, (max-width: 992px) 18vw, 72px" />
            </span>
            <span className="name">{name}</span>
            <span className="count">{t('productCount', { count: productCount })}</span>
          </Link>
        </li>
      ))}
    </Row>
  );
};
