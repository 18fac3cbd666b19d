import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildAlikeBatch, buildRecall } from '../../../testing/builders/staffRecall';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { RecallPage } from './RecallPage';

const meta = {
  title: 'Staff/Recall',
  component: RecallPage,
  parameters: {
    state: { staffUser: true },
    path: '/staff/stock/batches/:batchId',
    route: '/staff/stock/batches/batch-1',
  },
} satisfies Meta<typeof RecallPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const given = (recall: ReturnType<typeof buildRecall>) => ({
  msw: [http.get(staffApiUrl('/stock/batches/:batchId/recall'), () => ok(recall))],
});
const forSale = { outOfSale: null, recallReason: null, recalledAt: null, stock: 9, setApart: 0 } as const;

export const Recalled: Story = {};

export const ForSale: Story = { parameters: given(buildRecall(forSale)) };

/** No order has units of it yet. */
export const NothingSold: Story = { parameters: given(buildRecall({ ...forSale, orders: [] })) };

export const NoBatch: Story = {
  parameters: { msw: [http.get(staffApiUrl('/stock/batches/:batchId/recall'), () => rejected(404))] },
};

export const Recalling: Story = {
  parameters: given(
    buildRecall({
      ...forSale,
      spellings: ['th 2611'],
      alike: [buildAlikeBatch({ _id: 'kilo', code: 'TH-2611', netGrams: 1000, isSameCode: true }), buildAlikeBatch()],
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Recall this batch' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What is wrong?' })).toBeVisible());
  },
};
