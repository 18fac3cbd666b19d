import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { fn, screen, userEvent } from 'storybook/test';
import { buildCodeSent } from '../../testing/builders/auth';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { EraseAccountDialog } from './EraseAccountDialog';

const erase = api('/customer/erase');

const meta = {
  title: 'Account/Erase account dialog',
  tags: ['framed'],
  component: EraseAccountDialog,
  args: { onClose: fn() },
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof EraseAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const sendCode: NonNullable<Story['play']> = async ({ step }) => {
  await step('Ask for a code', async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Send me a code' })),
  );
  await step('The code is asked for', async () => {
    await screen.findByRole('textbox', { name: 'One-time code' });
  });
};
const confirm: NonNullable<Story['play']> = async (context) => {
  await sendCode(context);
  await context.step('Type the code', () => userEvent.type(screen.getByRole('textbox'), '1234'));
  await context.step('Confirm', () => userEvent.click(screen.getByRole('button', { name: 'Erase for good' })));
};

export const Open: Story = {};
export const CodeSent: Story = { play: sendCode };
export const CodeSentInDemo: Story = {
  parameters: { msw: [http.post(api('/customer/send/otp'), () => ok(buildCodeSent({ demoCode: '4821' })))] },
  play: sendCode,
};
export const WrongCode: Story = {
  parameters: { msw: [http.post(erase, () => rejected(409, 'This code is not right. You have 4 tries left.'))] },
  play: async (context) => {
    await confirm(context);
    await context.step('The code is rejected', async () => {
      await screen.findByText('This code is not right. You have 4 tries left.');
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
    await confirm(context);
    await context.step('The open order is named', async () => {
      await screen.findByText(/still under way/);
    });
  },
};
export const Erasing: Story = {
  parameters: { msw: [http.post(erase, () => delay('infinite'))] },
  play: confirm,
};
