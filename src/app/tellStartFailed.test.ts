import { LANGUAGES } from '../../contract/constants';
import { loadFirstWords } from '../locales';
import { tellStartFailed, WORDS } from './tellStartFailed';

test.each(LANGUAGES)('the words of %s are those of its locale', async (language) => {
  const { common, errors } = await loadFirstWords(language);
  expect(WORDS[language]).toEqual({ codeTitle: errors.codeTitle, tryAgain: common.tryAgain });
});

test('a page that was drawn stays below what is said', () => {
  document.cookie = 'language=ta';
  const root = document.createElement('div');
  root.innerHTML = '<main>தினை</main>';
  tellStartFailed(root);
  const [notice, page] = root.children;
  expect(notice).toHaveAttribute('role', 'alert');
  expect(notice).toHaveTextContent(WORDS.ta.codeTitle);
  expect(page).toHaveTextContent('தினை');
  document.cookie = 'language=; max-age=0';
});
