import { buildStore } from '../testing/builders/store';
import { ourTeam } from './ourTeam';
import { withSellersOwn } from './sellersOwn';
import { testimonials } from './testimonials';

const headings = (sections: { heading: string }[]) => sections.map(({ heading }) => heading);

it('shows samples until the settings have something, also while the store loads', () => {
  const { sections } = testimonials.en;
  expect(withSellersOwn(sections, undefined)).toEqual(sections);
  expect(withSellersOwn(sections, buildStore({ testimonials: [] }))).toEqual(sections);
});

it('puts the words of the settings in their place', () => {
  const voices = [{ quote: 'The ragi is fresh.', source: 'Meena, Peelamedu' }];
  const team = [{ name: 'Kavya', text: 'Packs.' }];
  const store = buildStore({ testimonials: voices, team });
  expect(withSellersOwn(testimonials.ta.sections, store)[0]?.blocks).toEqual(voices);
  expect(withSellersOwn(ourTeam.hi.sections, store)[0]?.blocks).toEqual([{ person: team[0] }]);
  expect(headings(withSellersOwn(ourTeam.en.sections, store))).toEqual(headings(ourTeam.en.sections));
});

it('leaves their section out where the shop shows none', () => {
  const store = buildStore({ testimonials: null, team: null });
  expect(headings(withSellersOwn(testimonials.en.sections, store))).toEqual(['Tell us yours']);
  expect(headings(withSellersOwn(ourTeam.en.sections, store))).toEqual(['Work with us']);
});
