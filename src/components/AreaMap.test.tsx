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
      { ...first!, name: 'Vadavalli', nameTa: 'வடவள்ளி', location: store.delivery.centre },
      { ...first!, name: 'Hope College', nameTa: 'ஹோப் காலேஜ்', location: east },
    ],
  },
};

it('has the names on it as its label, where it gets none', () => {
  renderWithProviders(<AreaMap store={withTwo} />);
  expect(screen.getByRole('img', { name: 'Vadavalli, Hope College' })).toBeVisible();
});
