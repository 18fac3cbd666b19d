import { makeToasts } from '../../lib/makeToasts';
import { makeTestI18n } from '../../testing/makeTestStore';
import { makeBrowserServices } from './makeBrowserServices';

const services = () => makeBrowserServices(makeTestI18n('en'), makeToasts(), () => undefined);

afterEach(() => {
  document.head.innerHTML = '';
});

test('calls go to /api/web', () => {
  expect(services().baseUrl).toBe('/api/web');
});

test('calls go to the URL that the page names', () => {
  document.head.innerHTML = '<meta name="api-base-url" content="https://api.vayal.example/api/web">';
  expect(services().baseUrl).toBe('https://api.vayal.example/api/web');
});
