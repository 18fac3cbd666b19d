import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { Preferences } from '../../app/layout/Preferences';
import { buildStaffMe } from '../../testing/builders/staff';
import { StaffFrame } from './StaffFrame';

const meta = {
  title: 'Staff/Frame',
  component: StaffFrame,
  args: {
    me: buildStaffMe({ role: STAFF_ROLE.SUPER_ADMIN }),
    preferences: <Preferences />,
    children: (
      <Typography variant="h2" component="h1">
        Vayal
      </Typography>
    ),
  },
  parameters: { state: { staffUser: true }, route: '/staff/packing', layout: 'fullscreen' },
} satisfies Meta<typeof StaffFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuperAdmin: Story = {};

export const SalesPerson: Story = { args: { me: buildStaffMe({ role: STAFF_ROLE.SALES_PERSON }) } };

/** One page, without alerts for new orders. */
export const Rider: Story = {
  args: { me: buildStaffMe({ name: 'Mani', role: STAFF_ROLE.RIDER }) },
  parameters: { route: '/staff/ride' },
};

/** It is not known yet who is on duty. */
export const Loading: Story = { args: { me: undefined } };

/** Language, colours and the way out. */
export const OwnMenu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Selvi' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
};

/** The dialog lists where the person is logged in. */
export const OwnLogins: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Selvi' }));
    await userEvent.click(await screen.findByRole('button', { name: 'My logins' }));
    await waitFor(() => expect(screen.getByText(/Chrome, Android/)).toBeVisible());
  },
};
