import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn } from 'storybook/test';
import { buildProductDetail } from '../../testing/builders/homepage';
import { buildBillLine } from '../../testing/builders/orders';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { AddonsDialog } from './AddonsDialog';

const detail = api('/homepage/product/detail/:slug');

const meta = {
  title: 'Cart/Add-ons dialog',
  tags: ['framed'],
  component: AddonsDialog,
  args: { line: buildBillLine(), onSave: fn(), onClose: fn() },
} satisfies Meta<typeof AddonsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const NoneToChoose: Story = {
  parameters: { msw: [http.get(detail, () => ok(buildProductDetail({ addOns: [] })))] },
};

export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(detail, () => rejected(500))] } };
