import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CLIENT_ROUTES, CONTENT_PAGES, LANGUAGES, type ContentPage as PageName } from '../../../contract/constants';
import { loadContent } from '../../content/loadContent';
import { api, refused } from '../../testing/handlers/answers';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContentPage } from './ContentPage';

const open = async (page: PageName, options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<ContentPage content={await loadContent(page)} />, options);

describe('pages of words', () => {
  test.each(CONTENT_PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const)))(
    '%s has all its words in %s',
    async (page, language) => {
      const words = (await loadContent(page))[language];
      const { container } = await open(page, { language });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title);
      await waitFor(() => expect(container).not.toHaveTextContent('…'));
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(words.sections.length);
      // No placeholder and no mark of a link stays behind.
      expect(container).not.toHaveTextContent(/[{}[\]]/);
      for (const link of container.querySelectorAll('a[href^="/"]')) {
        expect(CLIENT_ROUTES).toContain(link.getAttribute('href'));
      }
    },
  );

  test.each(CONTENT_PAGES)('%s says the same in every language', async (page) => {
    const content = await loadContent(page);
    const shapeOf = (language: (typeof LANGUAGES)[number]) =>
      content[language].sections.map(({ blocks }) =>
        blocks.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block).join())),
      );
    expect(shapeOf('ta')).toEqual(shapeOf('en'));
    expect(shapeOf('hi')).toEqual(shapeOf('en'));
  });

  it('answers with the charges of this shop', async () => {
    await open('faq');
    expect(await screen.findByText('Yes, ₹149 for the goods in the cart.')).toBeInTheDocument();
    expect(screen.getByText(/^₹40 an order, and nothing from ₹499\./)).toBeInTheDocument();
    expect(screen.getByText(/up to and including the status CONFIRMED/)).toBeInTheDocument();
  });

  it('says on Support how to reach the shop and who decides on complaints', async () => {
    await open('support');
    expect(await screen.findByRole('link', { name: '+91 422 000 0001' })).toHaveAttribute('href', 'tel:+914220000001');
    expect(screen.getByRole('link', { name: 'hello@vayal.example' })).toHaveAttribute(
      'href',
      'mailto:hello@vayal.example',
    );
    expect(screen.getByText('Grievance officer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'grievance@vayal.example' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  });

  test.each(['our-team', 'testimonials'] as const)('marks what only a seller knows as a sample on %s', async (page) => {
    await open(page);
    expect((await screen.findAllByText('Sample: replace in settings')).length).toBeGreaterThan(1);
  });

  it("tries again when the shop's facts could not be read", async () => {
    mswServer.use(http.get(api('/homepage/store'), () => refused(500), { once: true }));
    const { user } = await open('faq');
    // The words are there all the same.
    expect(screen.getByText('Yes, … for the goods in the cart.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Yes, ₹149 for the goods in the cart.')).toBeInTheDocument();
  });
});
