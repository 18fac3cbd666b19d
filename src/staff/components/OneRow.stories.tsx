import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PillChoice } from '../../components/PillChoice';
import { OneRow } from './OneRow';

const NAMES = ['Sales', 'Products', 'Areas and times', 'Customers', 'Refunds', 'Offers', 'Stock'];

const meta = {
  title: 'Staff/One row',
  component: OneRow,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof OneRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: {
    children: NAMES.map((name) => (
      <Button key={name} href="#" variant="outlined" {...(name === 'Offers' && { 'aria-current': 'page' })}>
        {name}
      </Button>
    )),
  },
};
export const Choices: Story = {
  args: {
    children: (
      <PillChoice
        label="Show"
        value="Stock"
        options={NAMES.map((name) => ({ value: name, label: name }))}
        onChange={fn()}
      />
    ),
  },
};
