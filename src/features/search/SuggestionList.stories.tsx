import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { categoryPath, productPath } from '../../../contract/routes';
import { searchPath } from '../../lib/searchPath';
import { buildSuggestions } from '../../testing/builders/homepage';
import { SuggestionList, type SuggestionListProps } from './SuggestionList';
import type { Suggestion } from './useSuggestions';

const { categories, products } = buildSuggestions();
const query = 'millet';
const suggestions: Suggestion[] = [
  ...categories.map((category) => ({ kind: 'category' as const, category, path: categoryPath(category._id) })),
  ...products.map((product) => ({ kind: 'product' as const, product, path: productPath(product.slug) })),
  { kind: 'all', query, path: searchPath(query) },
];

/** @param chosen the row that the arrow keys reached, or -1 */
const rows = (chosen: number): SuggestionListProps => ({
  suggestions,
  listProps: { id: 'pinned-list', role: 'listbox', onMouseDown: fn().mockName('onMouseDown') },
  optionProps: (at) => ({
    id: `pinned-option-${at}`,
    role: 'option',
    'aria-selected': at === chosen,
    onClick: fn().mockName('onClick'),
  }),
});

/** Open without its field, whose focus it would need: panels beside the story can inspect it. */
const meta = {
  title: 'Search/Suggestion list',
  component: SuggestionList,
  args: rows(-1),
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', minHeight: 320 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** Shows a suggestion that the arrow keys have reached. */
export const OneChosen: Story = { args: rows(1) };
