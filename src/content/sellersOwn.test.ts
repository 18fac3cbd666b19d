import { buildStore } from '../testing/builders/store';
import type { PageText } from './pageText';
import { ourTeam } from './ourTeam';
import { withSellersOwn } from './sellersOwn';
import { testimonials } from './testimonials';

const blocksOf = ({ blocks = [] }: PageText, store: Parameters<typeof withSellersOwn>[1]) =>
  withSellersOwn(blocks, store);

it('says that there are none until the settings have something, also while the store loads', () => {
  for (const store of [undefined, buildStore({ testimonials: [], team: [] })]) {
    expect(blocksOf(testimonials.en, store)).toMatchObject([{ invitation: 'The first words here can be yours.' }]);
    expect(blocksOf(ourTeam.en, store)).toEqual([
      'Would you like to know who packs your order?< Call {phone}.>< You can also write to {email}.>',
    ]);
  }
});

it('puts the words of the settings in their place', () => {
  const voices = [{ quote: 'The ragi is fresh.', source: 'Meena, Peelamedu' }];
  const team = [{ name: 'Kavya', text: 'Packs.' }];
  const store = buildStore({ testimonials: voices, team });
  expect(blocksOf(testimonials.ta, store)).toMatchObject([voices[0], { invitation: expect.any(String) as string }]);
  expect(blocksOf(ourTeam.hi, store)).toEqual([{ person: team[0] }]);
});

it('a page has neither where the shop shows none', () => {
  const store = buildStore({ testimonials: null, team: null });
  expect(blocksOf(testimonials.en, store)).toMatchObject([{ invitation: 'What would you say?' }]);
  expect(blocksOf(ourTeam.en, store)).toEqual([]);
});
