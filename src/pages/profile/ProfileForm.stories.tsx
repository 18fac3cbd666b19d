import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { MAX_UPLOAD_BYTES } from '../../../contract/constants';
import { buildCustomer } from '../../testing/builders/customer';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { ProfileForm } from './ProfileForm';

const detail = api('/customer/detail');
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const meta = {
  title: 'Account/Profile form',
  component: ProfileForm,
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithPhoto: Story = { parameters: { msw: [http.get(detail, () => ok(buildCustomer({ photo })))] } };
export const Loading: Story = { parameters: { msw: [http.get(detail, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(detail, () => rejected(500, 'The shop stumbled.'))] } };

export const BadInput: Story = {
  play: async ({ step }) => {
    await step('Empty the name', async () => userEvent.clear(await screen.findByRole('textbox', { name: 'Name' })));
    await step('Type half an e-mail address', async () => {
      await userEvent.clear(screen.getByRole('textbox', { name: 'Email Id' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Email Id' }), 'meena@');
    });
    await step('Save', () => userEvent.click(screen.getByRole('button', { name: 'Save' })));
    await step('The e-mail address is rejected', async () => {
      await screen.findByText('Enter a valid email Id');
    });
  },
};

export const EmailNeedsCode: Story = {
  play: async ({ step }) => {
    await step('Type another e-mail address', async () =>
      userEvent.type(await screen.findByRole('textbox', { name: 'Email Id' }), '.in'),
    );
    await step('Save', () => userEvent.click(screen.getByRole('button', { name: 'Save' })));
    await step('A code is asked for', async () => {
      await screen.findByRole('dialog', { name: 'Confirm your new e-mail' });
    });
  },
};

export const PhotoTooLarge: Story = {
  play: async ({ step }) => {
    await step('Choose a file one byte too large', async () => {
      const file = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'me.png', { type: 'image/png' });
      await userEvent.upload(await screen.findByLabelText('Photo'), file);
    });
    await step('The file is rejected', async () => {
      await screen.findByText('Max File size is 200kb');
    });
  },
};
