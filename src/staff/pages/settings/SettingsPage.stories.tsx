import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { SettingsPage } from './SettingsPage';

const meta = {
  title: 'Staff/Settings',
  component: SettingsPage,
  parameters: { state: { staffUser: true }, route: '/staff/settings' },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const WithSamples: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/settings/todos'), () =>
        ok([
          { section: 'contact', field: 'address' },
          { section: 'contact', field: 'email' },
          { section: 'licences', field: 'gstin' },
        ]),
      ),
    ],
  },
};
