import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn, screen, userEvent } from 'storybook/test';
import { api, refused } from '../../testing/handlers/answers';
import { EraseAccountDialog } from './EraseAccountDialog';

const erase = api('/customer/erase');
const type = async (digits: string) => {
  await userEvent.type(await screen.findByRole('textbox'), digits);
  await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
};

const meta = {
  component: EraseAccountDialog,
  args: { mobileNumber: '9876543210', onClose: fn() },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof EraseAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WrongDigits: Story = {
  play: async () => {
    await type('1234');
    await screen.findByText('These are not the last four digits of your mobile number');
  },
};
export const OrderUnderWay: Story = {
  parameters: {
    msw: [
      http.post(erase, () =>
        refused(409, 'Order VY-1001 is still under way. Wait until it has arrived, or cancel it.'),
      ),
    ],
  },
  play: async () => {
    await type('3210');
    await screen.findByText(/still under way/);
  },
};
export const Erasing: Story = {
  parameters: { msw: [http.post(erase, () => delay('infinite'))] },
  play: () => type('3210'),
};
