import { composeStories } from '@storybook/react-webpack5';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { Suggestions } from '../../../contract/homepage';
import { buildProductSuggestion, buildSuggestions } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderStory } from '../../testing/renderStory';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SearchBox } from './SearchBox';
import * as stories from './SearchBox.stories';

const { LongNames } = composeStories(stories);

/** Fakes suggestions and records queries. */
const fakeSuggestions = (respond: (query: string) => Suggestions | Promise<Suggestions> = () => buildSuggestions()) => {
  const requests: string[] = [];
  mswServer.use(
    http.get(api('/homepage/search/suggestions'), async ({ request }) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      requests.push(query);
      return ok(await respond(query));
    }),
  );
  return requests;
};

const show = (route = '/faq') => {
  const view = renderWithProviders(<SearchBox />, { route });
  return { ...view, at: () => view.router.state.location.pathname + view.router.state.location.search };
};
const field = () => screen.getByRole('combobox', { name: 'Search' });
const clear = () => screen.queryByRole('button', { name: 'Clear' });
const options = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const chosen = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true');

describe('the search box while one types', () => {
  it('suggests categories and products with their prices, and all results', async () => {
    const requests = fakeSuggestions();
    const { user } = show();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), ' millet ');
    const found = await options();
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'Organic Millets Category ',
      'Foxtail Millet (Thinai) rice தினை from ₹75',
      'Finger Millet (Ragi) கேழ்வரகு from ₹75',
      'See all results for “millet”  ',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
    expect(requests).toEqual(['millet']);
  });

  it('requests once typing pauses, not at every letter, and never for spaces', async () => {
    const requests = fakeSuggestions();
    const { user } = show();
    await user.type(field(), '   ');
    await user.type(field(), 'ragi');
    await options();
    expect(requests).toEqual(['ragi']);
  });

  it('shows suggestions for the current text, whichever response comes last', async () => {
    let respondFirst: (() => void) | undefined;
    fakeSuggestions((query) => {
      if (query !== 'rag') return buildSuggestions({ products: [buildProductSuggestion({ name: 'Late Kambu' })] });
      return new Promise((resolve) => {
        respondFirst = () => resolve(buildSuggestions({ products: [buildProductSuggestion({ name: 'Early Ragi' })] }));
      });
    });
    const { user } = show();
    await user.type(field(), 'rag');
    await waitFor(() => expect(respondFirst).toBeDefined());
    await user.clear(field());
    await user.type(field(), 'kambu');
    expect(await screen.findByRole('option', { name: /Late Kambu/ })).toBeVisible();
    respondFirst?.();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { name: /Early Ragi/ })).not.toBeInTheDocument();
  });

  it('stays quiet where there is nothing to suggest', async () => {
    const requests = fakeSuggestions(() => ({ products: [], categories: [] }));
    const { user } = show();
    await user.type(field(), 'chocolate');
    await waitFor(() => expect(requests).toEqual(['chocolate']));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is silent when suggestions fail, and still searches', async () => {
    let failed = false;
    mswServer.use(
      http.get(api('/homepage/search/suggestions'), () => {
        failed = true;
        return rejected(500, 'Out of order');
      }),
    );
    const { user, at } = show();
    await user.type(field(), 'ragi');
    await waitFor(() => expect(failed).toBe(true));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(at()).toBe('/search?q=ragi');
    expect(screen.queryByText('Out of order')).not.toBeInTheDocument();
  });

  it('takes away what it had when the next suggestions fail', async () => {
    mswServer.use(
      http.get(api('/homepage/search/suggestions'), ({ request }) =>
        request.url.endsWith('q=ragi') ? ok(buildSuggestions()) : rejected(500),
      ),
    );
    const { user } = show();
    await user.type(field(), 'ragi');
    await options();
    await user.type(field(), 'x');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('takes away the suggestions with the last letter', async () => {
    fakeSuggestions();
    const { user } = show();
    await user.type(field(), 'r');
    await options();
    await user.clear(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes no more than 100 letters', async () => {
    const { user } = show();
    await user.click(field());
    await user.paste('x'.repeat(150));
    expect(field()).toHaveValue('x'.repeat(100));
  });
});

describe('the search box by keyboard', () => {
  const open = async () => {
    fakeSuggestions();
    const view = show();
    await view.user.type(field(), 'millet');
    await options();
    return view;
  };

  it('moves through the list and back to the field, which retains focus', async () => {
    const { user } = await open();
    expect(chosen()).toBeUndefined();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Organic Millets');
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()!.id);
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('See all results');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveTextContent('Foxtail');
  });

  it('opens a product by Enter, and empties the field', async () => {
    const { user, at } = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(at()).toBe('/product/detail?slug=foxtail-millet-thinai');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens a category, and all results', async () => {
    const { user, at } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(at()).toBe('/categories?id=organic-millets');
    await user.type(field(), 'millet');
    await options();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(at()).toBe('/search?q=millet');
  });

  it('searches for the typed text when Enter has no selection', async () => {
    const { user, at } = await open();
    await user.keyboard('{Enter}');
    expect(at()).toBe('/search?q=millet');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes by Escape, preserves the text, and opens again by an arrow', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('millet');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Organic Millets');
  });

  it('closes when focus leaves', async () => {
    const { user } = await open();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(clear()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('ignores Enter during IME composition', async () => {
    const { user, at } = await open();
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(at()).toBe('/faq');
    expect(chosen()).toHaveTextContent('Organic Millets');
  });
});

describe('the search box by hand', () => {
  it('opens what is pressed, and the press does not close the list before', async () => {
    fakeSuggestions();
    const { user, at } = show();
    await user.type(field(), 'millet');
    await options();
    await user.click(screen.getByRole('option', { name: /Finger Millet/ }));
    expect(at()).toBe('/product/detail?slug=finger-millet-ragi');
  });

  it('searches by the button, and not for an empty text', async () => {
    fakeSuggestions();
    const { user, at } = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(at()).toBe('/faq');
    await user.type(field(), 'ragi & கம்பு');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(at()).toBe(`/search?${new URLSearchParams({ q: 'ragi & கம்பு' }).toString()}`);
    // A phone's keyboard makes room for the results.
    expect(field()).not.toHaveFocus();
  });
});

describe('the button that clears the field', () => {
  it('is there while the field holds text, and gives the field the focus', async () => {
    fakeSuggestions();
    const { user, at } = show('/search?q=ragi');
    await user.click(clear()!);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(clear()).not.toBeInTheDocument();
    // The results stay until the next search.
    expect(at()).toBe('/search?q=ragi');
  });

  it('works by keyboard, and closes the suggestions', async () => {
    fakeSuggestions();
    const { user } = show();
    await user.type(field(), 'millet');
    await options();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('the search box on the page of results', () => {
  it('is prefilled, also after Back, and requests nothing by itself', async () => {
    const requests = fakeSuggestions();
    const { user, goBack } = show('/search?q=ragi');
    expect(field()).toHaveValue('ragi');
    await user.clear(field());
    await user.type(field(), 'kambu{Enter}');
    expect(field()).toHaveValue('kambu');
    await goBack();
    expect(field()).toHaveValue('ragi');
    await user.click(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(requests).not.toContain('ragi');
  });

  it('adds no history entry for the same query', async () => {
    fakeSuggestions();
    const { user, at, goBack } = show('/search?q=ragi');
    await user.clear(field());
    await user.type(field(), 'kambu{Enter}');
    await user.type(field(), '{Enter}');
    await user.type(field(), '{Enter}');
    expect(at()).toBe('/search?q=kambu');
    await goBack();
    expect(at()).toBe('/search?q=ragi');
  });

  it('preserves the text when a suggestion leads elsewhere', async () => {
    fakeSuggestions();
    const { user, goBack } = show('/search?q=ragi');
    await user.type(field(), ' millet');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('');
    await goBack();
    expect(field()).toHaveValue('ragi');
  });
});

it('wraps long names, and reads them out in full', async () => {
  const { user } = renderStory(LongNames);
  await user.type(field(), 'finger millet');
  await options();
  expect(screen.getByRole('option', { name: /sprouted, sun-dried and stone-ground .* from ₹1,23,456/ })).toBeVisible();
});

it('is translated into Tamil', async () => {
  fakeSuggestions();
  const { user } = renderWithProviders(<SearchBox />, { language: 'ta' });
  await user.type(screen.getByRole('combobox', { name: 'தேடுக' }), 'தினை');
  expect(await screen.findByRole('option', { name: /“தினை” தேடலின் எல்லா முடிவுகளும்/ })).toBeVisible();
});
