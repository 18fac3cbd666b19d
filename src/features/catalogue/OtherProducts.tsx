import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { SectionHeading } from '../../components/SectionHeading';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';

/** The best sellers, under 'you may also like'. What goes with one product comes with that product instead. */
export const OtherProducts = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation('catalogue');
  const titleId = useId();
  const { data, isError, refetch } = useGetOtherProductsQuery(undefined);

  if (data?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={t('otherProducts')} />
      {data ? (
        <ProductCards layout="rail" products={data} renderAction={renderAction} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ProductCardsSkeleton layout="rail" count={6} />
      )}
    </Box>
  );
};
