import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { buildStaffArea } from '../../../testing/builders/staffAreas';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { AreaPage, NewAreaPage } from './AreaPage';

const meta = {
  title: 'Staff/Delivery area',
  component: AreaPage,
  parameters: { state: { staffUser: true }, route: '/staff/areas/city', path: '/staff/areas/:areaId' },
} satisfies Meta<typeof AreaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (points: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Points' }), { target: { value: points } });

export const Loaded: Story = {};

/** The area has three steps. */
export const WithSteps: Story = { parameters: { route: '/staff/areas/ring' } };

export const New: Story = {
  parameters: { route: '/staff/areas/new', path: '/staff/areas/new' },
  render: () => <NewAreaPage />,
};

/** Delivery costs something at every amount. */
export const NeverFree: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/areas'), () =>
        ok([buildStaffArea({ deliverySteps: [{ fromPaise: 0, chargePaise: 4_000 }] })]),
      ),
    ],
  },
};

/** The problem is named and marked on the map. */
export const CrossesItself: Story = {
  play: async () => {
    await write('11.1, 76.9\n10.9, 77.1\n11.1, 77.1\n10.9, 76.9');
    await waitFor(() => expect(screen.getByText(/crosses or touches itself at 11.00000, 77.00000/)).toBeVisible());
  },
};

export const NoPoint: Story = {
  play: async () => {
    await write('11.1, 76.9\nGandhipuram');
    await waitFor(() => expect(screen.getByText(/^Line 2 is not a point/)).toBeVisible());
  },
};

/** Customers' addresses fall out. */
export const LosesAddresses: Story = {
  parameters: { msw: [http.post(staffApiUrl('/areas/preview'), () => ok({ lost: 12, gained: 1 }))] },
  play: async () => {
    await write('11.1, 76.9\n11.1, 77\n10.9, 77\n10.9, 76.9');
    await waitFor(() => expect(screen.getByText(/^12 saved addresses would no longer be delivered to/)).toBeVisible());
  },
};

/** Another person was first, and changed the same field and another one. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      http.put(staffApiUrl('/areas/:id'), () =>
        rejected(409, 'Murugan changed this area meanwhile. Nothing is saved yet: compare and save again.', {
          data: {
            area: buildStaffArea({ version: 2, minimumOrderPaise: 20_000, active: false }),
            changedBy: 'Murugan',
          },
        }),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const minimum = await screen.findByRole('textbox', { name: 'Minimum order ₹' });
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '99');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/^Murugan changed this area/)).toBeVisible());
  },
};

export const Gone: Story = { parameters: { route: '/staff/areas/unknown' } };
