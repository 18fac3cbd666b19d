import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { statefulAddressHandlers } from '../../testing/handlers/address';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { AddressList } from './AddressList';

const list = api('/address/list');

const meta = {
  title: 'Account/Address list',
  component: AddressList,
  args: { headingLevel: 'h2' },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): NonNullable<Story['play']> =>
  ({ step }) =>
    step(`Press ${name}`, async () => userEvent.click(await screen.findByRole('button', { name })));

export const Loaded: Story = {};
export const Empty: Story = { parameters: { msw: [http.get(list, () => ok([]))] } };
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => rejected(500, 'The shop stumbled.'))] } };
export const Adding: Story = { play: press('Add an address') };
export const Editing: Story = { play: press("Edit Amma's house") };

/** Deleted at once, with undo. */
export const Deleted: Story = {
  parameters: { msw: statefulAddressHandlers() },
  play: async (context) => {
    await press('Delete Work')(context);
    await context.step('Undo is offered', async () => {
      await screen.findByRole('button', { name: 'Undo' });
    });
  },
};

/** Undo stays available until it succeeds. */
export const NotRestored: Story = {
  parameters: {
    msw: [http.post(api('/address/create'), () => rejected(500, 'The shop stumbled.')), ...statefulAddressHandlers()],
  },
  play: async (context) => {
    await press('Delete Work')(context);
    await press('Undo')(context);
    await context.step('The failure is shown', async () => {
      await screen.findByText('Work could not be put back.');
    });
  },
};
