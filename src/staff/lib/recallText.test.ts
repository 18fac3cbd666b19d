import { LANGUAGES } from '../../../contract/constants';
import { recallText } from './recallText';

const about = {
  name: 'Meena',
  shop: 'Vayal',
  product: 'Foxtail millet',
  code: 'TH-2611',
  orderNumber: 'VY100001',
  reason: 'Small stones',
  isPaid: true,
};

it.each(LANGUAGES)('names product, batch, order and reason in %s', (language) => {
  const text = recallText(language, about);
  for (const fact of ['Meena', 'Foxtail millet', 'TH-2611', 'VY100001', 'Small stones']) expect(text).toContain(fact);
  expect(text).not.toMatch(/[{}]/);
});

it.each(LANGUAGES)('the text has no gap without a name, in %s', (language) => {
  expect(recallText(language, { ...about, name: null })).not.toMatch(/ ,|\s{2}/);
});

it('promises no money where nothing was paid', () => {
  expect(recallText('en', about)).toContain('money back');
  expect(recallText('en', { ...about, isPaid: false })).not.toContain('money');
});

it.each(LANGUAGES)('names no batch where there is no label, in %s', (language) => {
  const text = recallText(language, { ...about, code: 'OPENING' });
  expect(text).not.toMatch(/OPENING|[{}]|\(\)/);
  expect(text).toContain('Foxtail millet');
});
