import { buildNutrition } from '../../testing/builders/homepage';
import { highlightsOf } from './highlights';

const plain = buildNutrition({ proteinGrams: 7, fibreGrams: 2, ironMilligrams: 1, calciumMilligrams: 20 });

describe('the facts that stand out', () => {
  it('are the cooking time, what it replaces and what it is rich in', () => {
    expect(
      highlightsOf({ cookingMinutes: 15, insteadOf: 'Instead of white rice', nutrition: buildNutrition() }),
    ).toEqual([
      { kind: 'cookingMinutes', count: 15 },
      { kind: 'insteadOf', text: 'Instead of white rice' },
      { kind: 'proteinGrams', amount: '12.3 g' },
    ]);
  });

  it('are at most three, the rarest nutrient first', () => {
    const nutrition = buildNutrition({
      calciumMilligrams: 364,
      ironMilligrams: 4.6,
      proteinGrams: 10,
      fibreGrams: 11.2,
    });
    expect(highlightsOf({ cookingMinutes: null, insteadOf: null, nutrition })).toEqual([
      { kind: 'calciumMilligrams', amount: '364 mg' },
      { kind: 'proteinGrams', amount: '10 g' },
      { kind: 'fibreGrams', amount: '11.2 g' },
    ]);
    expect(highlightsOf({ cookingMinutes: 20, insteadOf: 'Instead of oats', nutrition })).toHaveLength(3);
  });

  it.each([
    ['nothing measured', null],
    ['an unknown value', buildNutrition({ ...plain, proteinGrams: null })],
    ['nothing high', plain],
  ])('name no nutrient for %s', (_what, nutrition) => {
    expect(highlightsOf({ cookingMinutes: null, insteadOf: null, nutrition })).toEqual([]);
  });
});
