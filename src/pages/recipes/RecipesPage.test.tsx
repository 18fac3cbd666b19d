import { screen } from '@testing-library/react';
import { http } from 'msw';
import { buildRecipeCard } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { mswServer } from '../../testing/mswServer';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RecipesPage } from './RecipesPage';

const list = api('/homepage/recipe/list');

describe('RecipesPage', () => {
  it('shows each recipe with its time, and links to it', async () => {
    renderWithProviders(<RecipesPage />);
    const link = await screen.findByRole('link', { name: 'Foxtail millet dosa' });
    expect(link).toHaveAttribute('href', '/recipes/foxtail-millet-dosa');
    expect(screen.getByText('40 min')).toBeInTheDocument();
    expect(screen.getByText('+ 12 h resting')).toBeInTheDocument();
  });

  it('names no rest where there is none', async () => {
    mswServer.use(http.get(list, () => ok([buildRecipeCard({ restingMinutes: 0 })])));
    renderWithProviders(<RecipesPage />, { language: 'ta' });
    expect(await screen.findByText('40 நிமிடம்')).toBeInTheDocument();
    expect(screen.queryByText(/ஊற வைக்க/)).not.toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let failures = 1;
    mswServer.use(http.get(list, () => (failures-- > 0 ? rejected(500) : ok([buildRecipeCard()]))));
    const { user } = renderWithProviders(<RecipesPage />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
