import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_STARS, RATING_FILTERS } from '../../../../contract/ratingConstants';
import type { StaffRating } from '../../../../contract/ratings';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { CardGrid } from '../../components/CardGrid';
import { FilterSelect } from '../../components/FilterSelect';
import { MoreButton } from '../../components/MoreButton';
import { useGetStaffRatingsInfiniteQuery } from '../../store/ratingsApi';
import { RatingCard } from './RatingCard';
import { RatingDialog, type RatingAct } from './RatingDialog';

/** Ratings, the newest first. The filters are in the URL, so that a product's and a customer's page lead here. */
export const RatingsPage = () => {
  const { t } = useTranslation('staffRatings');
  const [params, setParams] = useSearchParams();
  const [act, setAct] = useState<{ act: RatingAct; rating: StaffRating } | null>(null);
  const filter = RATING_FILTERS.find((each) => each === params.get('filter'));
  const stars = Number(params.get('stars'));
  const productId = params.get('product') ?? '';
  const customerId = params.get('customer') ?? '';
  const hasStars = Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useGetStaffRatingsInfiniteQuery(
    {
      ...(filter && { filter }),
      ...(hasStars && { stars }),
      ...(productId !== '' && { productId }),
      ...(customerId !== '' && { customerId }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const ratings = data?.pages.flatMap(({ items }) => items);
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };

  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '0 1 220px' } }}>
        <FilterSelect
          label={t('filter.label')}
          all={t('filter.all')}
          value={filter ?? ''}
          options={RATING_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
          onChange={(value) => choose('filter', value)}
        />
        <FilterSelect
          label={t('stars.label')}
          all={t('stars.all')}
          value={hasStars ? String(stars) : ''}
          options={Array.from({ length: MAX_STARS }, (_, at) => ({
            value: String(MAX_STARS - at),
            label: t('stars.each', { count: MAX_STARS - at }),
          }))}
          onChange={(value) => choose('stars', value)}
        />
        {productId !== '' && (
          <FilterSelect
            label={t('product.label')}
            all={t('product.all')}
            value={productId}
            options={[{ value: productId, label: ratings?.[0]?.productName ?? t('product.one') }]}
            onChange={(value) => choose('product', value)}
          />
        )}
        {customerId !== '' && (
          <FilterSelect
            label={t('customer.label')}
            all={t('customer.all')}
            value={customerId}
            options={[{ value: customerId, label: ratings?.[0]?.customerName ?? t('customer.one') }]}
            onChange={(value) => choose('customer', value)}
          />
        )}
      </Box>
      {!ratings && (error ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {ratings?.length === 0 && <EmptyState title={t('none')} />}
      {ratings && ratings.length > 0 && (
        <CardGrid minWidth={380}>
          {ratings.map((rating) => (
            <RatingCard key={rating._id} rating={rating} onAct={(chosen) => setAct({ act: chosen, rating })} />
          ))}
        </CardGrid>
      )}
      {hasNextPage && (
        <MoreButton label={t('more')} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {act && <RatingDialog {...act} onClose={() => setAct(null)} />}
    </>
  );
};
