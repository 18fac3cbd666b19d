import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../../contract/routes';
import { CategoryPicture } from '../../components/CategoryPicture';
import { ErrorState } from '../../components/ErrorState';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const TILES_EXPECTED = 5;

/** Matches the first tile when `rest` tiles remain from rows of three. */
const restOf = (rest: number): string => `& > li:first-of-type:nth-last-of-type(3n + ${rest})`;

const Row = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2, 1.5),
  // Sixths, so that no count leaves a gap: three per row, with the first two or four in rows of two.
  [theme.breakpoints.down('tablet')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    [`${restOf(2)}, ${restOf(2)} + li, ${restOf(1)}, ${restOf(1)} ~ li:nth-of-type(-n + 4)`]: {
      gridColumn: 'span 3',
    },
  },
  '& a': {
    position: 'relative',
    display: 'block',
    color: 'inherit',
    textDecoration: 'none',
    textAlign: 'center',
    borderRadius: 14,
  },
  '& .plate': { ...theme.mixins.plate, borderRadius: 14, marginBottom: theme.spacing(1.25) },
  '& .plate > *': { transition: theme.transitions.create('transform', { duration: 220 }) },
  '& a:hover .plate > *': { transform: 'scale(1.03)' },
  '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
  '& .name': { ...theme.typography.h5, display: 'block', lineHeight: 1.25 },
  '& .count': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    columnGap: theme.spacing(2.5),
  },
}));

/** Category tiles for Home. Within lists, use CategoryNav. */
export const CategoryTiles = () => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetCategoriesQuery(undefined);

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Row aria-hidden>
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
    <Row>
      {data.map(({ _id, name, productCount, picture }) => (
        <li key={_id}>
          <Link to={categoryPath(_id)}>
            <span className="plate">
              <CategoryPicture picture={picture} sizes="(max-width: 599px) 31vw, 18vw" />
            </span>
            <span className="name">{name}</span>
            <span className="count">{t('productCount', { count: productCount })}</span>
          </Link>
        </li>
      ))}
    </Row>
  );
};
