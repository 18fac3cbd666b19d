import type { Language } from '../../../contract/constants';
import type { Banner } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import type { ShopState } from '../../lib/shopRules';
import { translations } from '../../lib/messages';

/** Comes before the shop's own banners while it takes no orders; null while it does. */
export function notOpenBanner(opening: ShopState | undefined, language: Language): Banner | null {
  if (opening === undefined || opening === 'OPEN') return null;
  const t = translations.in(language);
  return {
    _id: 'not-open',
    title: t(`homepage.notOpen.${opening}.title`),
    text: t(`homepage.notOpen.${opening}.text`),
    actionLabel: t('homepage.notOpen.action'),
    link: ROUTES.support.path,
    picture: null,
  };
}
