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
  /** '' for the plain field, OWN_PHOTO for uploads. */
  drawing: string;
  /** The ids of uploaded photos. */
  photoWide: string;
  photoTall: string;
}

export const OWN_PHOTO = 'own';

/** Not on Home, until its translations are there. */
export const newBanner: BannerValues = {
  title: NO_TEXTS,
  text: NO_TEXTS,
  actionLabel: NO_TEXTS,
  link: '',
  drawing: '',
  photoWide: '',
  photoTall: '',
  active: false,
  startsOn: '',
  endsOn: '',
};

export const bannerValuesOf = ({
  title,
  text,
  actionLabel,
  link,
  drawing,
  photo,
  ...banner
}: SellingBanner): BannerValues => ({
  title,
  text,
  actionLabel,
  link,
  drawing: photo ? OWN_PHOTO : (drawing ?? ''),
  photoWide: photo?.wide ?? '',
  photoTall: photo?.tall ?? '',
  ...shownValuesOf(banner),
});

export const bannerBodyOf = ({
  title,
  text,
  actionLabel,
  link,
  drawing,
  photoWide,
  photoTall,
  ...shown
}: BannerValues): BannerBody => ({
  title,
  text,
  actionLabel,
  link,
  ...(drawing === OWN_PHOTO
    ? { drawing: null, photo: { wide: photoWide, tall: photoTall } }
    : { drawing: drawing === '' ? null : drawing, photo: null }),
  ...shownBodyOf(shown),
});

const ownPhoto = string().when('drawing', { is: OWN_PHOTO, then: (photo) => photo.required('photo') });

/** A banner's form; the server checks the same. Messages are keys of `errors` in staffSelling.json. */
export const bannerSchema = object({
  title: texts(MAX_HEADLINE_LENGTH, 'headline'),
  text: texts(MAX_SELLING_TEXT_LENGTH, 'sellingText'),
  actionLabel: texts(MAX_ACTION_LENGTH, 'actionLabel'),
  link: string().required('link'),
  photoWide: ownPhoto,
  photoTall: ownPhoto,
  endsOn: lastDay,
});
