import { object, string } from 'yup';
import { MAX_ACTION_LENGTH, MAX_HEADLINE_LENGTH, MAX_SELLING_TEXT_LENGTH } from '../../../../contract/sellingRules';
import type { BannerBody, SellingBanner } from '../../../../contract/staffSelling';
import { lastDay } from './couponValues';
import { NO_TEXTS, shownBodyOf, shownValuesOf, texts, type ShownValues, type Texts } from './offerValues';

export interface BannerValues extends ShownValues {
  title: Texts;
  text: Texts;
  actionLabel: Texts;
  /** A path of the shop. */
  link: string;
  /** '' for the plain field. */
  drawing: string;
}

/** Not on Home, until its translations are there. */
export const newBanner: BannerValues = {
  ...{ title: NO_TEXTS, text: NO_TEXTS, actionLabel: NO_TEXTS, link: '', drawing: '' },
  ...{ active: false, startsOn: '', endsOn: '' },
};

export const bannerValuesOf = ({
  title,
  text,
  actionLabel,
  link,
  drawing,
  ...banner
}: SellingBanner): BannerValues => ({
  ...{ title, text, actionLabel, link, drawing: drawing ?? '' },
  ...shownValuesOf(banner),
});

export const bannerBodyOf = ({ title, text, actionLabel, link, drawing, ...shown }: BannerValues): BannerBody => ({
  ...{ title, text, actionLabel, link, drawing: drawing === '' ? null : drawing },
  ...shownBodyOf(shown),
});

/** A banner's form; the server checks the same. Messages are keys of `errors` in staffSelling.json. */
export const bannerSchema = object({
  title: texts(MAX_HEADLINE_LENGTH, 'headline'),
  text: texts(MAX_SELLING_TEXT_LENGTH, 'sellingText'),
  actionLabel: texts(MAX_ACTION_LENGTH, 'actionLabel'),
  link: string().required('link'),
  endsOn: lastDay,
});
