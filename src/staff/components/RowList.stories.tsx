import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { RowList } from './RowList';

const meta = {
  title: 'Staff/Row list',
  component: RowList<string>,
  args: {
    title: 'Cash in hand',
    empty: 'No cash is on its way',
    items: ['Mani', 'Kumar'],
    keyOf: (name) => name,
    render: (name) => (
      <>
        <span>{name}</span>
        <Button variant="outlined">Receive cash</Button>
      </>
    ),
  },
} satisfies Meta<typeof RowList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { items: [] } };
