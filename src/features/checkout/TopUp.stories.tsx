import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createRef } from 'react';
import { fn } from 'storybook/test';
import { buildBill, buildBillLine, buildSuggestedPacks } from '../../testing/builders/orders';
import { TopUp } from './TopUp';

const meta = {
  title: 'Checkout/Top up',
  component: TopUp,
  args: { bill: buildBill({ suggestions: buildSuggestedPacks() }), titleRef: createRef(), onAdd: fn() },
} satisfies Meta<typeof TopUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToFreeDelivery: Story = {};

/** The area's delivery costs ₹20 from ₹300 on, and nothing from ₹499 on. */
export const ToCheaperDelivery: Story = {
  args: { bill: buildBill({ nextDeliveryStep: { missingPaise: 15_000, fromPaise: 30_000, chargePaise: 2_000 } }) },
};

export const BelowTheMinimum: Story = {
  args: { bill: buildBill({ lines: [buildBillLine({ quantity: 1 })], suggestions: buildSuggestedPacks() }) },
};

export const NothingToSuggest: Story = { args: { bill: buildBill() } };

export const DeliveryIsFree: Story = { args: { bill: buildBill({ lines: [buildBillLine({ quantity: 8 })] }) } };
