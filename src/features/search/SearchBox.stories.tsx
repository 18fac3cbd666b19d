import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { buildProductSuggestion, buildSuggestions } from '../../testing/builders/homepage';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { SearchBox } from './SearchBox';

const list = api('/homepage/search/suggestions');
const meta = {
  title: 'Search/Search box',
  component: SearchBox,
  decorators: [
    (Story) => (
      // Room for the list below.
      <Box sx={{ minHeight: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type =
  (query: string): Play =>
  ({ step }) =>
    step(`Type “${query}”`, () => userEvent.type(screen.getByRole('combobox'), query));
const typeAndWait =
  (query: string, keys = ''): Play =>
  async (context) => {
    await type(query)(context);
    await context.step('Suggestions are listed', async () => {
      await screen.findByRole('listbox');
    });
    if (keys !== '') {
      await context.step(`Press ${keys}`, async () => {
        await userEvent.keyboard(keys);
      });
    }
  };

export const Empty: Story = {};
/** Prefilled on the search page. */
export const Searched: Story = { parameters: { route: '/search?q=ragi' } };
export const Suggestions: Story = { play: typeAndWait('mil') };
export const ByKeyboard: Story = { play: typeAndWait('mil', '{ArrowDown}{ArrowDown}') };
export const LongNames: Story = {
  parameters: {
    msw: [
      http.get(list, () =>
        ok(
          buildSuggestions({
            categories: [],
            products: [
              buildProductSuggestion({
                name: 'Finger Millet (Ragi / Kezhvaragu) whole, sprouted, sun-dried and stone-ground',
                secondName: 'முளைகட்டிய கேழ்வரகு கஞ்சி மிக்ஸ்',
                fromPaise: 1_23_45_600,
              }),
            ],
          }),
        ),
      ),
    ],
  },
  play: typeAndWait('finger millet sprouted sun-dried and stone-ground'),
};
export const NothingToSuggest: Story = {
  parameters: { msw: [http.get(list, () => ok({ products: [], categories: [] }))] },
  play: type('chocolate'),
};
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] }, play: type('ragi') };
/** It shows no list and no toast: Enter still leads to the results. */
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500))] }, play: type('ragi') };
