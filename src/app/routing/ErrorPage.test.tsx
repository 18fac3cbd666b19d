import { screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/renderWithProviders';
import { ErrorPage } from './ErrorPage';
import { makeRoutes } from './routes';

const broken = (error: unknown) => () => {
  throw error;
};

/** React and the router log what was thrown. */
const quietly = (show: () => void) => {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show();
  return spy;
};

test('shows that something went wrong, with details and a link home', () => {
  const Broken = broken(new Error('the millet ran out'));
  quietly(() => renderRoutes([{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]));
  expect(screen.getByRole('heading', { name: 'Something went wrong :(' })).toBeVisible();
  expect(screen.getByText('the millet ran out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('shows a thrown text', () => {
  const Broken = broken('out of order');
  quietly(() => renderRoutes([{ path: '/', element: <Broken />, errorElement: <ErrorPage /> }]));
  expect(screen.getByText('out of order')).toBeVisible();
});

test('an unknown URL shows 404 Not Found within the frame', async () => {
  renderRoutes(makeRoutes(), { route: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(screen.getByText('404')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
