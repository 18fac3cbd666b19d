import { useTranslation } from 'react-i18next';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { Rail } from './Rail';

/** The best sellers, under 'you may also like'. What goes with one product comes with that product instead. */
export const OtherProducts = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetOtherProductsQuery(undefined);

  if (data?.length === 0) return null;
  return (
    <Rail
      title={t('otherProducts')}
      products={data}
      renderAction={renderAction}
      onRetry={isError ? () => void refetch() : undefined}
    />
  );
};
