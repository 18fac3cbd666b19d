import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Preferences } from '../../../app/layout/Preferences';
import { buildCodeSent } from '../../../testing/builders/auth';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { needsEnrolment } from '../../../testing/handlers/staffLogin';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Staff/Login',
  component: LoginPage,
  parameters: { state: { staffUser: true }, layout: 'fullscreen' },
  args: { preferences: <Preferences />, onLanguage: fn() },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sendNumber: Play = ({ step }) =>
  step('Send the number', async () => {
    await userEvent.type(await screen.findByLabelText('Mobile Number'), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('heading', { name: 'Verify' });
  });
const typeCode: Play = async (context) => {
  await sendNumber(context);
  await context.step('Type the code', async () =>
    userEvent.type(await screen.findByLabelText('One-time code'), '123456'),
  );
};
const typeFactor: Play = async (context) => {
  await typeCode(context);
  await context.step('Type the code of the app', async () => {
    await userEvent.type(await screen.findByLabelText('Code from the app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  });
};
const typeSecret: Play = async (context) => {
  await typeCode(context);
  await context.step('Type the one-time secret', async () => {
    await userEvent.type(await screen.findByLabelText('One-time secret'), '7KQM-9TXB-4HWC-PR2A');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Authenticator app' });
  });
};

export const Number: Story = {};

const beginRoute = '/staff/begin#token';

export const Begin: Story = { parameters: { route: beginRoute } };

const typePerson: Play = ({ step }) =>
  step('Type name and number', async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Selvi');
    await userEvent.type(screen.getByLabelText('Mobile Number'), '9876543210');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  });

export const BeginRejected: Story = {
  parameters: {
    route: beginRoute,
    msw: [
      http.post(staffApiUrl('/begin'), () =>
        rejected(400, 'Please check the form', {
          data: { fields: { mobileNumber: 'Mobile number must begin with 6, 7, 8 or 9' } },
        }),
      ),
    ],
  },
  play: async (context) => {
    await typePerson(context);
    await context.step('The number is named', async () => {
      await screen.findByText('Mobile number must begin with 6, 7, 8 or 9');
    });
  },
};

export const DeadLink: Story = {
  parameters: {
    route: beginRoute,
    msw: [
      http.post(staffApiUrl('/begin'), () =>
        rejected(
          410,
          'This link has been used or has expired. On the machine that runs the shop, npm run staff -- begin prints another as long as there is no Super Admin.',
        ),
      ),
    ],
  },
  play: async (context) => {
    await typePerson(context);
    await context.step('The link is dead', async () => {
      await screen.findByRole('heading', { name: 'This link is no longer valid' });
    });
  },
};

export const Code: Story = { play: sendNumber };

export const CodeInDemo: Story = {
  parameters: {
    msw: [http.post(staffApiUrl('/login'), () => ok(buildCodeSent({ otpLength: 6, demoCode: '482130' })))],
  },
  play: sendNumber,
};

export const Paused: Story = {
  parameters: {
    msw: [
      http.post(staffApiUrl('/login'), () =>
        rejected(
          429,
          'Too many codes were asked for with this number. Use a browser in which you have logged in before, ask a Super Admin to unlock your login, or try again in 42 minutes.',
        ),
      ),
    ],
  },
  play: async ({ step }) => {
    await step('The number is paused', async () => {
      await userEvent.type(await screen.findByLabelText('Mobile Number'), '9876543210');
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
      await screen.findByText(/ask a Super Admin/);
    });
  },
};

export const SecondFactor: Story = {
  play: async (context) => {
    await typeCode(context);
    await context.step('The app is next', async () => {
      await screen.findByRole('heading', { name: 'Second factor' });
    });
  },
};

export const WrongFactor: Story = {
  parameters: { msw: [http.post(staffApiUrl('/factor'), () => rejected(409, 'This code is not right.'))] },
  play: async (context) => {
    await typeFactor(context);
    await context.step('It is named and cleared', async () => {
      await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveValue(''));
    });
  },
};

export const RecoveryCode: Story = {
  play: async (context) => {
    await typeCode(context);
    await context.step('Without the phone', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Phone lost? Use a recovery code' }));
      await screen.findByLabelText('Recovery code');
    });
  },
};

export const Secret: Story = {
  parameters: { msw: [needsEnrolment()] },
  play: async (context) => {
    await typeCode(context);
    await context.step('The secret is next', async () => {
      await screen.findByRole('heading', { name: 'One-time secret' });
    });
  },
};

export const SecretInDemo: Story = { parameters: { msw: [needsEnrolment('3F09A1C2')] }, play: Secret.play! };

export const App: Story = { parameters: { msw: [needsEnrolment()] }, play: typeSecret };

export const Recovery: Story = {
  parameters: { msw: [needsEnrolment()] },
  play: async (context) => {
    await typeSecret(context);
    await context.step('Type the first code of the app', async () => {
      await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await screen.findByRole('heading', { name: 'Recovery codes' });
    });
  },
};
