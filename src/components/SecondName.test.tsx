import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders';
import { SecondName } from './SecondName';

test.each([
  ['en', 'தினை', 'ta'],
  ['hi', 'Foxtail Millet', 'en'],
  ['ta', 'Foxtail Millet', 'en'],
] as const)('on a page in %s, %s is marked as %s', (language, name, lang) => {
  renderWithProviders(<SecondName name={name} />, { language });
  expect(screen.getByText(name)).toHaveAttribute('lang', lang);
});
