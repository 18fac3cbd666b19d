import { LANGUAGES } from '../../../contract/constants';
import { loadCoreNamespaces } from '../../locales';
import { showStartError, TRY_AGAIN } from './showStartError';

test('offers a reload in every language', async () => {
  const messages = await Promise.all(LANGUAGES.map(loadCoreNamespaces));
  expect(TRY_AGAIN).toBe(messages.map(({ common }) => common.tryAgain).join(' · '));
});

test('keeps the server-rendered page below', () => {
  const root = document.createElement('div');
  root.innerHTML = '<main>தினை <button>Add</button></main>';
  showStartError(root);
  const [notice, page] = root.children;
  expect(notice).toHaveAttribute('role', 'alert');
  expect(notice).toHaveTextContent(TRY_AGAIN);
  expect(page).toHaveTextContent('தினை');
});
