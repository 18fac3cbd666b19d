import { NUTRIENTS } from '../../../contract/catalogueRules';
import type { Language } from '../../../contract/constants';
import type { Nutrition } from '../../../contract/homepage';
import type { NutritionFacts } from '../../db/schema/catalogue';
import { translations } from '../../lib/messages';

type Nutrient = (typeof NUTRIENTS)[number];

/** These are parts of carbohydrate or of fat. */
const PARTS: ReadonlySet<Nutrient> = new Set(['sugarGrams', 'addedSugarGrams', 'saturatedFatGrams', 'transFatGrams']);
/** A label has no row for what is unknown of these. */
const ONLY_KNOWN: ReadonlySet<Nutrient> = new Set([...PARTS, 'cholesterolMilligrams', 'sodiumMilligrams']);

function unitOf(nutrient: Nutrient): string {
  if (nutrient.endsWith('Kcal')) return 'kcal';
  return nutrient.endsWith('Milligrams') ? 'mg' : 'g';
}

export function serializeNutrition(facts: NutritionFacts, language: Language): Nutrition {
  const t = translations.in(language);
  return {
    ...facts,
    source: facts.source[language],
    rows: NUTRIENTS.flatMap((nutrient) => {
      const value = facts[nutrient] ?? null;
      if (value === null && ONLY_KNOWN.has(nutrient)) return [];
      return {
        name: t(`homepage.nutrition.${nutrient}`),
        amount: value === null ? null : `${value} ${unitOf(nutrient)}`,
        isPart: PARTS.has(nutrient),
      };
    }),
  };
}
