import { screen } from '@testing-library/react';
import { buildStore } from '../testing/builders/store';
import { renderWithProviders } from '../testing/renderWithProviders';
import { AreaMap } from './AreaMap';

const store = buildStore();
const [first] = store.delivery.localities;
const east = { ...store.delivery.centre, lng: store.delivery.centre.lng + 0.06 };
const withTwo = {
  ...store,
  delivery: {
    ...store.delivery,
    localities: [
      { ...first!, name: 'Vadavalli', nameTa: 'வடவள்ளி', nameHi: 'वडवल्ली', location: store.delivery.centre },
      { ...first!, name: 'Hope College', nameTa: 'ஹோப் காலேஜ்', nameHi: 'होप कॉलेज', location: east },
    ],
  },
};

it('has the names on it as its label, where it gets none', () => {
  renderWithProviders(<AreaMap store={withTwo} />);
  expect(screen.getByRole('img', { name: 'Vadavalli, Hope College' })).toBeVisible();
});

it('names a place below its dot, where there is no room beside it', () => {
  const [here, there] = withTwo.delivery.localities;
  const { lat, lng } = store.delivery.centre;
  const close = { lat: lat - 0.0105, lng: lng + 0.01 };
  const delivery = { ...store.delivery, localities: [here!, { ...there!, location: close }] };
  renderWithProviders(<AreaMap store={{ ...store, delivery }} />);
  const name = screen.getByText('Hope College');
  expect(name).toHaveAttribute('text-anchor', 'middle');
  const dot = name.parentElement!.querySelector('circle')!;
  expect(Number(name.getAttribute('y'))).toBeGreaterThan(Number(dot.getAttribute('cy')));
});
