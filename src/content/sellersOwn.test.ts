import { buildStore } from '../testing/builders/store';
import type { PageText } from './pageText';
import { ourTeam } from './ourTeam';
import { withSellersOwn } from './sellersOwn';
import { testimonials } from './testimonials';

const blocksOf = ({ blocks = [] }: PageText, store: Parameters<typeof withSellersOwn>[1]) =>
  withSellersOwn(blocks, store);

it('says that there are none until the settings have something, also while the store loads', () => {
  for (const store of [undefined, buildStore({ testimonials: [], team: [] })]) {
    expect(blocksOf(testimonials.en, store)[0]).toBe('**The first words here can be yours.**');
    expect(blocksOf(ourTeam.en, store)[0]).toBe(
      'Would you like to know who packs your order? Call {phone} or write to {email}.',
    );
  }
});

it('puts the words of the settings in their place', () => {
  const voices = [{ quote: 'The ragi is fresh.', source: 'Meena, Peelamedu' }];
  const team = [{ name: 'Kavya', text: 'Packs.' }];
  const store = buildStore({ testimonials: voices, team });
  expect(blocksOf(testimonials.ta, store)[0]).toEqual(voices[0]);
  expect(blocksOf(ourTeam.hi, store)[0]).toEqual({ person: team[0] });
});

it('has neither where the shop shows none', () => {
  const store = buildStore({ testimonials: null, team: null });
  for (const page of [testimonials.en, ourTeam.en]) expect(blocksOf(page, store)).toEqual(page.blocks?.slice(1));
});
