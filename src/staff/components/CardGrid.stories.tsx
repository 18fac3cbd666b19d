import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from './CardGrid';

const card = (text: string) => (
  <Card key={text} component="li" sx={{ p: 2 }}>
    {text}
  </Card>
);

const meta = {
  title: 'Staff/Card grid',
  component: CardGrid,
  args: { minWidth: 340, children: ['A question', 'A grievance', 'About a franchise'].map(card) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
