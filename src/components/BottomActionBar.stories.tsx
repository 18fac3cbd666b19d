import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BottomActionBar } from './BottomActionBar';

const meta = {
  title: 'Product/Bottom action bar',
  tags: ['framed'],
  component: BottomActionBar,
  args: { children: <Button variant="contained">Add to cart</Button> },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof BottomActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fixed to the bottom of a phone. */
export const OnPhone: Story = {};
/** Above the bottom bar, so that the way to the cart stays. */
export const AboveTheBottomBar: Story = { args: { joinsBottomBar: true } };
/** On a desktop it may be part of the page. */
export const InlineOnDesktop: Story = { args: { inlineOnDesktop: true } };
