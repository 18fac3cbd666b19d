import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { buildRecalledUnits } from '../../../testing/builders/recalledUnits';
import { buildLineChangePreview, buildPackedLine, buildPackedLines } from '../../../testing/builders/staffPacking';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { LineChanges } from './LineChanges';

const url = staffApiUrl('/packing/orders/:orderId/lines');

const meta = {
  title: 'Staff/Line changes',
  component: LineChanges,
  parameters: { state: { staffUser: true } },
  args: { orderId: 'order-1' },
} satisfies Meta<typeof LineChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsOrdered: Story = {};

export const Stopped: Story = {
  parameters: {
    msw: [http.get(url, () => ok(buildPackedLines({ lines: [buildPackedLine({ recalled: buildRecalledUnits() })] })))],
  },
};

const samai = { packId: 'ml-samai-500', name: 'Little Millet (Samai) rice', secondName: 'சாமை' };
const change = { staffName: 'Mani', at: '2026-11-20T07:00:00Z', reason: 'NONE_LEFT', substituteLineNo: null };

/** One of two was shorted, another replaced. */
export const Changed: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildPackedLines({
            reducedPaise: 19_500,
            totalPaise: 60_000,
            lines: [
              buildPackedLine({ packedQuantity: 1, costPaise: 7_500, deliveryPaise: 2_000, addons: ['Gift box'] }),
              buildPackedLine({
                lineNo: 2,
                packedQuantity: 0,
                costPaise: 0,
                deliveryPaise: 0,
                name: 'Kodo Millet (Varagu) rice',
              }),
              buildPackedLine({ lineNo: 3, ...samai, substitutesLineNo: 2, costPaise: 14_000, deliveryPaise: 2_000 }),
            ],
            changes: [
              { ...change, lineNo: 1, quantityBefore: 2, quantityAfter: 1, reducedPaise: 7_500 },
              {
                ...change,
                lineNo: 2,
                quantityBefore: 2,
                quantityAfter: 0,
                reducedPaise: 12_000,
                substituteLineNo: 3,
              },
            ],
            approvals: [
              { amountPaise: 60_000, state: 'WAITING', decisionReason: null },
              { amountPaise: 12_000, state: 'DECLINED', decisionReason: 'Given back in cash' },
            ],
          }),
        ),
      ),
    ],
  },
};

/** It has left: nothing can be changed any more. */
export const HasLeft: Story = {
  parameters: { msw: [http.get(url, () => ok(buildPackedLines({ changeable: false })))] },
};

/** What is taken off is in the parcel. */
export const TakenOutOfTheParcel: Story = {
  parameters: { msw: [http.get(url, () => ok(buildPackedLines({ isPacked: true })))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    await within(document.body).findByText(/take it out of the parcel/);
  },
};

export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };

export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    await within(document.body).findByText('The customer then pays ₹95');
  },
};

/** A Sales Person's refund above the limit. */
export const ForAnAdmin: Story = {
  parameters: {
    msw: [
      http.post(`${url}/preview`, () => ok(buildLineChangePreview({ refundMethod: 'APPROVAL', reducedPaise: 60_000 }))),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    await within(document.body).findByText(/once an Admin approves/);
  },
};
