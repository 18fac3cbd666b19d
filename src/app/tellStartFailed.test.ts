import { LANGUAGES } from '../../contract/constants';
import { loadFirstWords } from '../locales';
import { tellStartFailed, TRY_AGAIN } from './tellStartFailed';

test('it speaks every language, in the words of its locale', async () => {
  const words = await Promise.all(LANGUAGES.map(loadFirstWords));
  expect(TRY_AGAIN).toBe(words.map(({ common }) => common.tryAgain).join(' · '));
});

test('a page that was drawn stays below it', () => {
  const root = document.createElement('div');
  root.innerHTML = '<main>தினை <button>Add</button></main>';
  tellStartFailed(root);
  const [notice, page] = root.children;
  expect(notice).toHaveAttribute('role', 'alert');
  expect(notice).toHaveTextContent(TRY_AGAIN);
  expect(page).toHaveTextContent('தினை');
});
