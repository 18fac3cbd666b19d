import { useTranslation } from 'react-i18next';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { Rail } from './Rail';

/** Best sellers under 'you may also like'. Related products come with their product instead. */
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
