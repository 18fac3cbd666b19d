import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductRatings } from '../../features/ratings/ProductRatings';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';

/** Ratings change more often than the page does: the browser loads them by themselves, with their texts. */
export const RatingsPart = ({ productId }: { productId: string }) => {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Without its texts the part stays away, as offline.
    void addLazyNamespaces(i18n).then(
      () => setReady(true),
      () => undefined,
    );
  }, [i18n]);
  return isReady && <ProductRatings productId={productId} />;
};
