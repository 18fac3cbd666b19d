import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { allMessages, makeTestI18n, makeTestStore } from '../testing/makeTestStore';
import { addMessages } from '../lib/i18n';
import { App } from './App';

test.each(['en', 'ta', 'hi'] as const)('sets the document language to %s and follows a change', async (language) => {
  const i18n = makeTestI18n(language);
  const router = createMemoryRouter([{ path: '*', element: <p>a page</p> }]);
  render(<App store={makeTestStore()} i18n={i18n} router={router} />);
  expect(await screen.findByText('a page')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', language);

  const next = language === 'ta' ? 'hi' : 'ta';
  addMessages(i18n, next, allMessages[next]);
  await act(() => i18n.changeLanguage(next));
  expect(document.documentElement).toHaveAttribute('lang', next);
});

test('leaves a document in that language unchanged, because a write would recalculate all styles', async () => {
  document.documentElement.lang = 'en';
  const changed = jest.fn();
  const changes = new MutationObserver(changed);
  changes.observe(document.documentElement, { attributeFilter: ['lang'] });
  const router = createMemoryRouter([{ path: '*', element: <p>a page</p> }]);
  render(<App store={makeTestStore()} i18n={makeTestI18n('en')} router={router} />);
  expect(await screen.findByText('a page')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  changes.disconnect();
});
