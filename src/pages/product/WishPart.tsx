import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { AwaitPack } from '../../features/wishlist/AwaitPack';
import { WishToggle } from '../../features/wishlist/WishToggle';
import { useFormatSize } from '../../hooks/useFormatSize';
import { addMessages } from '../../lib/i18n';
import en from '../../locales/en/wishlist.json';
import hi from '../../locales/hi/wishlist.json';
import ta from '../../locales/ta/wishlist.json';

const MESSAGES: Record<Language, typeof en> = { en, ta, hi };

interface WishPartProps {
  product: Pick<ProductDetail, '_id' | 'name'>;
  pack: Pack;
  /** What is shown of it. */
  part: 'wish' | 'tell';
}

/** The actions with their few messages: the product page does without the lazy namespaces. */
const WishPart = ({ product: { _id, name }, pack, part }: WishPartProps) => {
  const { t, i18n } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const language = i18n.language as Language;
  if (!i18n.hasResourceBundle(language, 'wishlist')) addMessages(i18n, language, { wishlist: MESSAGES[language] });
  if (part === 'wish') return <WishToggle productId={_id} />;
  return <AwaitPack packId={pack._id} name={t('packName', { name, weight: formatSize(pack) })} />;
};
export default WishPart;
