import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildPackStock, buildStockBatch } from '../../../testing/builders/staffStock';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { PackStockPage } from './PackStockPage';

const meta = {
  title: 'Staff/Stock of a pack',
  component: PackStockPage,
  parameters: { state: { staffUser: true }, path: '/staff/stock/:packId', route: '/staff/stock/ml-thinai-500' },
} satisfies Meta<typeof PackStockPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

export const ShortDated: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/stock/packs/:packId'), () =>
        ok(
          buildPackStock({
            setApart: 6,
            awaitedBy: 3,
            batches: [buildStockBatch({ stock: 0, setApart: 6, outOfSale: 'SHELF_LIFE' })],
          }),
        ),
      ),
    ],
  },
};

export const NoPack: Story = {
  parameters: { msw: [http.get(staffApiUrl('/stock/packs/:packId'), () => rejected(404))] },
};

const openDialog =
  (button: string): Story['play'] =>
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  };

export const Receiving: Story = { play: openDialog('Receive') };
export const Counting: Story = { play: openDialog('Count') };
export const WritingOff: Story = { play: openDialog('Write off') };
