import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../contract/homepage';
import { useGetOtherProductsQuery } from '../../store/api/homepageApi';
import type { RenderProductAction } from './productAction';
import { Rail } from './Rail';

interface OtherProductsProps {
  renderAction: RenderProductAction;
  /** Ids of products that the page shows already, or that the customer knows. */
  except?: ReadonlySet<string>;
  /** Follow the best sellers. */
  more?: readonly ProductCard[];
}

const SHOWN = 8;

/** Best sellers under 'you may also like'. Related products come with their product instead. */
export const OtherProducts = ({ renderAction, except, more = [] }: OtherProductsProps) => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetOtherProductsQuery(undefined);

  const products =
    data &&
    [...new Map([...data, ...more].map((product) => [product._id, product])).values()]
      .filter(({ _id }) => !except?.has(_id))
      .slice(0, SHOWN);
  if (products?.length === 0) return null;
  return (
    <Rail
      title={t('otherProducts')}
      products={products}
      renderAction={renderAction}
      onRetry={isError ? () => void refetch() : undefined}
    />
  );
};
