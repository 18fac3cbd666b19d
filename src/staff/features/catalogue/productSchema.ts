import { array, number, object, string, type AnyObject, type TestContext } from 'yup';
import {
  DRAFT_HSN_PATTERN,
  DRAFT_SKU_PATTERN,
  MAX_BEST_BEFORE_DAYS,
  MAX_COOKING_MINUTES,
  MAX_COOKING_STEPS,
  MAX_NET_GRAMS,
  MAX_NUTRIENT,
  MAX_POSITION,
  MAX_STEP_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  NUTRIENTS,
  priceProblem,
  SKU_PATTERN,
} from '../../../../contract/catalogueRules';
import { isSameSize } from '../../../../contract/packSize';
import { readRupees } from '../../../../contract/readRupees';
import { sizeTyped, stepsOf, type PackValues, type PartValues } from './productValues';

// Messages are keys of `errors` in staffCatalogue.json.

const unitsOf = (parts: readonly PartValues[]): number => parts.reduce((sum, { quantity }) => sum + quantity, 0);

const blankIsNone = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' && original.trim() === '' ? undefined : value;

const whole = (key: string, min: number, max: number) =>
  number().transform(blankIsNone).typeError(key).integer(key).min(min, key).max(max, key);

const text = string().max(MAX_TEXT_LENGTH, 'text');
const texts = object({ en: text, ta: text, hi: text });
const title = string().max(MAX_TITLE_LENGTH, 'name');

const steps = string().test('steps', 'cooking', (value = '') => {
  const lines = stepsOf(value);
  return lines.length <= MAX_COOKING_STEPS && lines.every((line) => line.length <= MAX_STEP_LENGTH);
});

const isFree = (field: 'mrpPaise' | 'pricePaise', problem: 'notAPrice' | 'aboveMrp') =>
  function test(this: TestContext<AnyObject>): boolean {
    // Formik leaves empty texts out.
    const { mrpPaise = '', pricePaise = '' } = this.parent as Partial<PackValues>;
    const found = priceProblem({ mrpPaise: readRupees(mrpPaise) ?? 0, pricePaise: readRupees(pricePaise) ?? 0 });
    return found?.field !== field || found.problem !== problem;
  };

const pack = object({
  netGrams: whole('netGrams', 1, MAX_NET_GRAMS)
    .required('netGrams')
    .test('unique', 'sameSize', function test(this: TestContext<AnyObject>, value) {
      const packs = (this.from?.[1]?.value as { packs: PackValues[] } | undefined)?.packs ?? [];
      const size = sizeTyped({ ...(this.parent as PackValues), netGrams: String(value) });
      return packs.filter((other) => isSameSize(sizeTyped(other), size)).length <= 1;
    })
    .test('most', 'netGrams', function test(this: TestContext<AnyObject>, value) {
      return sizeTyped({ ...(this.parent as PackValues), netGrams: String(value) }).netGrams <= MAX_NET_GRAMS;
    }),
  mrpPaise: string().test('price', 'price', isFree('mrpPaise', 'notAPrice')),
  pricePaise: string()
    .test('price', 'price', isFree('pricePaise', 'notAPrice'))
    .test('mrp', 'aboveMrp', isFree('pricePaise', 'aboveMrp')),
});

/** Its MRP is its price. */
const setPack = object({
  pricePaise: string().test('price', 'price', (text = '') => {
    const paise = readRupees(text) ?? 0;
    return priceProblem({ mrpPaise: paise, pricePaise: paise }) === null;
  }),
});

const schema = (isDraft: boolean) => {
  const needed = (key: string) => (isDraft ? string().trim() : string().trim().required(key));
  return object({
    name: object({ en: title.trim().required('nameRequired'), ta: title, hi: title }),
    otherNames: text,
    sku: string()
      .trim()
      .matches(new RegExp(isDraft ? DRAFT_SKU_PATTERN : SKU_PATTERN), 'sku'),
    categoryId: needed('category'),
    position: whole('position', 0, MAX_POSITION).required('position'),
    hsn: needed('hsn').matches(new RegExp(DRAFT_HSN_PATTERN), 'hsn'),
    taxClassId: needed('taxClass'),
    bestBeforeDays: whole('bestBeforeDays', 1, MAX_BEST_BEFORE_DAYS).required('bestBeforeDays'),
    allergens: object({ en: needed('allergens').max(MAX_TEXT_LENGTH, 'text'), ta: text, hi: text }),
    ingredients: texts,
    taste: texts,
    origin: texts,
    insteadOf: texts,
    cooking: object({ en: steps, ta: steps, hi: steps }),
    cookingMinutes: whole('cookingMinutes', 1, MAX_COOKING_MINUTES),
    nutrition: object({
      ...Object.fromEntries(
        NUTRIENTS.map((name) => [
          name,
          number().transform(blankIsNone).typeError('nutrient').min(0, 'nutrient').max(MAX_NUTRIENT, 'nutrient'),
        ]),
      ),
      source: texts,
    }),
    packs: array().when('isSet', {
      is: true,
      then: (packs) => packs.of(setPack),
      otherwise: (packs) => packs.of(pack),
    }),
    parts: array().when('isSet', {
      is: true,
      then: (parts) => parts.test('parts', 'setTooSmall', (list = []) => unitsOf(list as PartValues[]) >= 2),
    }),
  });
};

const [draftSchema, wholeSchema] = [schema(true), schema(false)];

/** A product's form; the server checks the same. A draft needs nothing but a name. */
export const productSchema = (isDraft: boolean) => (isDraft ? draftSchema : wholeSchema);
