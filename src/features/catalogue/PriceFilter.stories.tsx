import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { PriceFilter } from './PriceFilter';

const meta = {
  title: 'Catalogue/Price filter',
  component: PriceFilter,
  args: { minRupees: undefined, maxRupees: undefined, onApply: fn() },
} satisfies Meta<typeof PriceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSet: Story = {};
export const Between: Story = { args: { minRupees: 100, maxRupees: 1_000_000 } };
export const From: Story = { args: { minRupees: 100 } };
export const UpTo: Story = { args: { maxRupees: 250 } };
export const Open: Story = {
  args: { minRupees: 100, maxRupees: 250 },
  play: async ({ canvas, step, userEvent }) => {
    await step('Open the filter', () => userEvent.click(canvas.getByText('₹100 – ₹250')));
    await step('It shows the chosen prices', async () =>
      expect(await canvas.findByLabelText('To ₹')).toHaveValue('250'),
    );
  },
};
