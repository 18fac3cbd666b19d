import { buildStore } from '../testing/builders/store';
import { ourTeam } from './ourTeam';
import { withSellersOwn } from './sellersOwn';
import { testimonials } from './testimonials';

const headings = (sections: { heading: string }[]) => sections.map(({ heading }) => heading);

it('says that there are none until the settings have something, also while the store loads', () => {
  for (const store of [undefined, buildStore({ testimonials: [], team: [] })]) {
    expect(withSellersOwn(testimonials.en.sections, store)[0]?.blocks).toEqual([
      'There are none here yet. Yours can be the first.',
    ]);
    expect(withSellersOwn(ourTeam.en.sections, store)[0]?.blocks).toEqual([
      'We will introduce ourselves here. Until then you reach us on {phone} or at {email}.',
    ]);
  }
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
