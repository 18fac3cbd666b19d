import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FigureTable } from './FigureTable';

interface Row {
  name: string;
  units: number;
}

const row = (at: number): Row => ({ name: `Organic Mappillai Samba rice, harvest ${at}`, units: at * 12_345 });

const meta = {
  title: 'Staff/Figure table',
  component: FigureTable<Row>,
  args: {
    caption: 'Sales by product',
    columns: [
      { header: 'Product', text: ({ name }) => name },
      { header: 'Packs', text: ({ units }) => units.toLocaleString('en-IN'), numeric: true },
    ],
    rows: [1, 2, 3].map(row),
    keyOf: ({ name }) => name,
  },
} satisfies Meta<typeof FigureTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithTotal: Story = { args: { total: ['Total', '74,070'] } };
/** Begins with its first rows. */
export const Long: Story = { args: { rows: Array.from({ length: 40 }, (_, at) => row(at + 1)) } };
export const Whole: Story = { args: { rows: Array.from({ length: 20 }, (_, at) => row(at + 1)), isWhole: true } };
