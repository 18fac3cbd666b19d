import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildCodeSent } from '../../testing/builders/auth';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { LoginPanel } from './LoginPanel';

const meta = {
  title: 'Account/Login panel',
  tags: ['framed'],
  component: LoginPanel,
  args: { open: true, onClose: fn(), onLoggedIn: fn() },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
const sendNumber: Play = ({ step }) =>
  step('Send the mobile number', async () => {
    await userEvent.type(await screen.findByLabelText('Mobile Number'), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  });
const sendCode: Play = async (context) => {
  await sendNumber(context);
  await context.step('Type the code', async () =>
    userEvent.type(await screen.findByLabelText('One-time code'), '1234'),
  );
};

export const Login: Story = {};

export const NumberMissing: Story = {
  play: async ({ step }) => {
    await step('Press Send code', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send code' })),
    );
    await step('The number is requested', async () => {
      await screen.findByText('Enter Your Mobile Number');
    });
  },
};

export const Sending: Story = {
  parameters: { msw: [http.post(api('/customer/login'), () => delay('infinite'))] },
  play: sendNumber,
};

/** An unknown number leads to registration. */
export const Register: Story = {
  parameters: {
    msw: [http.post(api('/customer/login'), () => rejected(404, 'This number is new to us. Please register.'))],
  },
  play: async (context) => {
    await sendNumber(context);
    await context.step('Registration opens', async () => {
      await screen.findByRole('heading', { name: 'Create Account' });
    });
  },
};

export const TooManyTries: Story = {
  parameters: {
    msw: [http.post(api('/customer/login'), () => rejected(429, 'Too many codes. Try again in an hour.'))],
  },
  play: async (context) => {
    await sendNumber(context);
    await context.step('The message is shown', async () => {
      await screen.findByText('Too many codes. Try again in an hour.');
    });
  },
};

export const Verify: Story = {
  play: async (context) => {
    await sendNumber(context);
    await context.step('The code is requested', async () => {
      await screen.findByRole('heading', { name: 'Verify' });
    });
  },
};

export const VerifyInDemo: Story = {
  parameters: { msw: [http.post(api('/customer/login'), () => ok(buildCodeSent({ demoCode: '4821' })))] },
  play: Verify.play!,
};

export const EightDigits: Story = {
  parameters: { msw: [http.post(api('/customer/login'), () => ok(buildCodeSent({ otpLength: 8 })))] },
  play: Verify.play!,
};

export const WrongCode: Story = {
  parameters: { msw: [http.post(api('/customer/verify/otp'), () => rejected(409, 'That code is not right.'))] },
  play: async (context) => {
    await sendCode(context);
    await context.step('The code is rejected', async () => {
      await screen.findByText('That code is not right.');
    });
  },
};

export const UsedUpCode: Story = {
  parameters: { msw: [http.post(api('/customer/verify/otp'), () => rejected(410, 'This code has expired.'))] },
  play: async (context) => {
    await sendCode(context);
    await context.step('A new code is offered', async () => {
      await screen.findByText(/can no longer be used/);
    });
  },
};

/** A customer comes back: number, code, in. */
export const NumberCodeIn: Story = {
  play: async (context) => {
    const { args, step } = context;
    await sendNumber(context);
    await step('The code is requested for that number', async () => {
      await screen.findByRole('heading', { name: 'Verify' });
      await expect(screen.getByText('+91 98765 43210')).toBeVisible();
    });
    await step('Type the code', async () => userEvent.type(await screen.findByLabelText('One-time code'), '1234'));
    await step('The customer is in', async () => {
      await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** A new customer: an unknown number, an account, a code, in. */
export const UnknownNumberToAccount: Story = {
  parameters: Register.parameters!,
  play: async (context) => {
    const { args, step } = context;
    await sendNumber(context);
    await step('Registration welcomes the number', async () => {
      await screen.findByRole('heading', { name: 'Create Account' });
      await expect(screen.getByText(/^Welcome!/)).toBeVisible();
      await expect(screen.getByLabelText('Mobile Number')).toHaveValue('9876543210');
    });
    await step('Give name and e-mail', async () => {
      await userEvent.type(screen.getByLabelText('Name'), 'Meena');
      await userEvent.type(screen.getByLabelText('Email Id'), 'meena@example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    });
    await step('Type the code', async () => userEvent.type(await screen.findByLabelText('One-time code'), '1234'));
    await step('The customer is in', () => waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled()));
  },
};
