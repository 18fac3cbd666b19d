import { object, string } from 'yup';
import type { Language } from '../../../../contract/constants';
import { MAX_HEADLINE_LENGTH, MAX_SELLING_TEXT_LENGTH } from '../../../../contract/sellingRules';
import type { OfferBody, SellingOffer } from '../../../../contract/staffSelling';
import { lastDay } from './couponValues';

export type Texts = Record<Language, string>;
export const NO_TEXTS: Texts = { en: '', ta: '', hi: '' };

/** When it is on Home, as a form holds it. */
export interface ShownValues {
  active: boolean;
  /** '' without a limit. */
  startsOn: string;
  endsOn: string;
}

export interface OfferValues extends ShownValues {
  title: Texts;
  text: Texts;
  /** It is empty where the offer has no coupon. */
  couponCode: string;
}

/** Not on Home, until its translations are there. */
export const newOffer: OfferValues = {
  title: NO_TEXTS,
  text: NO_TEXTS,
  couponCode: '',
  active: false,
  startsOn: '',
  endsOn: '',
};

export const shownValuesOf = ({
  active,
  startsOn,
  endsOn,
}: Pick<SellingOffer, 'active' | 'startsOn' | 'endsOn'>): ShownValues => ({
  active,
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
});

export const shownBodyOf = ({ active, startsOn, endsOn }: ShownValues) => ({
  active,
  startsOn: startsOn === '' ? null : startsOn,
  endsOn: endsOn === '' ? null : endsOn,
});

export const offerValuesOf = ({ title, text, couponCode, ...offer }: SellingOffer): OfferValues => ({
  title,
  text,
  couponCode: couponCode ?? '',
  ...shownValuesOf(offer),
});

export const offerBodyOf = ({ title, text, couponCode, ...shown }: OfferValues): OfferBody => ({
  title,
  text,
  couponCode: couponCode === '' ? null : couponCode,
  ...shownBodyOf(shown),
});

// Messages are keys of `errors` in staffSelling.json.

/** A text that English customers, and others without a translation, read. */
export const texts = (maxLength: number, key: 'headline' | 'sellingText' | 'actionLabel') => {
  const text = string().max(maxLength, key);
  return object({ en: text.trim().required(`${key}Required`), ta: text, hi: text });
};

/** An offer's form; the server checks the same. */
export const offerSchema = object({
  title: texts(MAX_HEADLINE_LENGTH, 'headline'),
  text: texts(MAX_SELLING_TEXT_LENGTH, 'sellingText'),
  endsOn: lastDay,
});
