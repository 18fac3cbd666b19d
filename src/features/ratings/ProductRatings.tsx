import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { TitledSection } from '../../components/TitledSection';
import { useGetProductRatingsInfiniteQuery } from '../../store/api/productRatingsApi';
import { RatingCounts } from './RatingCounts';
import { RatingItem } from './RatingItem';

/** What customers say of a product: all of it, whatever they say. */
export const ProductRatings = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('ratings');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useGetProductRatingsInfiniteQuery(productId);
  const first = data?.pages[0];
  const shown = data?.pages.flatMap(({ items }) => items) ?? [];
  // They push the footer down, also a link of it that has just been reached by keyboard.
  useLayoutEffect(() => {
    document.querySelector('footer :focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  return (
    <TitledSection title={t('title')} variant="h3" busy={isFetching}>
      {isError && !first && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !first && <Skeleton variant="rounded" height={160} />}
      {first?.count === 0 && <Typography>{t('none')}</Typography>}
      {first && first.count > 0 && (
        <>
          <RatingCounts {...first} />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
            {t('how')}
          </Typography>
          <Box component="ul" sx={{ margin: 0, marginBlockStart: 2, padding: 0, listStyle: 'none', maxWidth: 720 }}>
            {shown.map((rating) => (
              <RatingItem key={rating._id} rating={rating} />
            ))}
          </Box>
          {hasNextPage && (
            <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
      <Typography variant="body2" sx={{ mt: 2 }}>
        <MuiLink component={Link} to={ROUTES.orders.path}>
          {t('rateOwn')}
        </MuiLink>
      </Typography>
    </TitledSection>
  );
};
