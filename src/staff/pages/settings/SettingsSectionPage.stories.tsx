import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { buildSection } from '../../../testing/builders/staffSettings';
import { rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { SettingsSectionPage } from './SettingsSectionPage';

const meta = {
  title: 'Staff/Settings section',
  component: SettingsSectionPage,
  parameters: { state: { staffUser: true }, route: '/staff/settings/contact', path: '/staff/settings/:section' },
} satisfies Meta<typeof SettingsSectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its address and e-mail are samples. */
export const Contact: Story = {};

export const Licences: Story = {
  parameters: { route: '/staff/settings/licences' },
  play: async ({ userEvent }) => {
    const gstin = await screen.findByRole('textbox', { name: 'GSTIN' });
    await userEvent.clear(gstin);
    await userEvent.type(gstin, '33AAACH7409R1Z9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/^This is not a GSTIN/)).toBeVisible());
  },
};

export const Counter: Story = { parameters: { route: '/staff/settings/counter' } };

export const Door: Story = { parameters: { route: '/staff/settings/door' } };

/** A list with an entry of its own. */
export const Testimonials: Story = { parameters: { route: '/staff/settings/testimonials' } };

export const Languages: Story = { parameters: { route: '/staff/settings/languages' } };

/** Another person saved first, and changed one field that was changed here too. */
export const ChangedMeanwhile: Story = {
  parameters: {
    route: '/staff/settings/hours',
    msw: [
      http.put(staffApiUrl('/settings/hours'), () =>
        rejected(409, 'Arun changed these settings meanwhile. Nothing is saved yet: compare, then save again.', {
          data: {
            changedBy: 'Arun',
            section: buildSection('hours', { leadDays: 5, promise: { en: 'Delivery on Sundays', ta: '', hi: '' } }),
          },
        }),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    const days = await screen.findByRole('textbox', { name: 'Days to deliver' });
    await userEvent.clear(days);
    await userEvent.type(days, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Arun changed these settings meanwhile/)).toBeVisible());
  },
};

export const Unknown: Story = { parameters: { route: '/staff/settings/moon' } };

export const Loading: Story = { parameters: { msw: [http.get(staffApiUrl('/settings'), () => delay('infinite'))] } };

export const Failed: Story = { parameters: { msw: [http.get(staffApiUrl('/settings'), () => rejected(503))] } };
