import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn, screen, userEvent } from 'storybook/test';
import { api, rejected } from '../../testing/handlers/responses';
import { EraseAccountDialog } from './EraseAccountDialog';

const erase = api('/customer/erase');

const meta = {
  title: 'Account/Erase account dialog',
  tags: ['framed'],
  component: EraseAccountDialog,
  args: { mobileNumber: '9876543210', onClose: fn() },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof EraseAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmWith =
  (digits: string): NonNullable<Story['play']> =>
  async ({ step }) => {
    await step(`Type ${digits}`, async () => userEvent.type(await screen.findByRole('textbox'), digits));
    await step('Confirm', () => userEvent.click(screen.getByRole('button', { name: 'Erase for good' })));
  };

export const Open: Story = {};
export const WrongDigits: Story = {
  play: async (context) => {
    await confirmWith('1234')(context);
    await context.step('The digits are rejected', async () => {
      await screen.findByText('These are not the last four digits of your mobile number');
    });
  },
};
export const OrderUnderWay: Story = {
  parameters: {
    msw: [
      http.post(erase, () =>
        rejected(409, 'Order VY-1001 is still under way. Wait until it has arrived, or cancel it.'),
      ),
    ],
  },
  play: async (context) => {
    await confirmWith('3210')(context);
    await context.step('The open order is named', async () => {
      await screen.findByText(/still under way/);
    });
  },
};
export const Erasing: Story = {
  parameters: { msw: [http.post(erase, () => delay('infinite'))] },
  play: confirmWith('3210'),
};
