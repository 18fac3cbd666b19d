import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Opening } from '../../../../contract/staffOpening';
import { buildEveryProvider, buildStaffMessages } from '../../../testing/builders/staffMessages';
import { buildEmptyShop, buildOpening } from '../../../testing/builders/staffOpening';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { GuidePage } from './GuidePage';

const meta = {
  title: 'Staff/Guide',
  component: GuidePage,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof GuidePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (opening: Opening) => ({ msw: [http.get(staffApiUrl('/opening'), () => ok(opening))] });

export const EmptyShop: Story = { parameters: shop(buildEmptyShop()) };

/** Every channel is set up, and WhatsApp's templates are missing. */
export const HalfWay: Story = {
  parameters: {
    msw: [
      ...shop(
        buildEmptyShop({
          done: ['seller', 'area', 'payment'],
          missing: ['products', 'messages'],
          products: { published: 0, drafts: 52, inStock: 0, total: 52 },
          payment: buildOpening().payment,
          messages: { isSimulated: false, reachedStaff: false },
        }),
      ).msw,
      http.get(staffApiUrl('/messages'), () => ok(buildStaffMessages({ providers: buildEveryProvider() }))),
    ],
  },
};

/** A test order is under way. */
export const ReadyToOpen: Story = {
  parameters: shop(
    buildOpening({
      state: 'SOON',
      done: ['seller', 'area', 'slots', 'products', 'payment', 'messages'],
      testOrder: { orderNumber: 'VY100001', status: 'CONFIRMED' },
    }),
  ),
};

export const Open: Story = {};

export const Closed: Story = { parameters: shop(buildOpening({ state: 'CLOSED' })) };

export const TakeProducts: Story = {
  parameters: shop(buildEmptyShop()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: "Take the demo's products" }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take them as drafts' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(staffApiUrl('/opening'), () => delay('infinite'))] },
};

export const Failed: Story = { parameters: { msw: [http.get(staffApiUrl('/opening'), () => rejected(503))] } };
