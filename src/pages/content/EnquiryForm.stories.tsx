import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { api, rejected } from '../../testing/handlers/responses';
import { EnquiryForm } from './EnquiryForm';

const enquiry = api('/homepage/enquiry');

const meta = { title: 'Content pages/Enquiry form', component: EnquiryForm, args: { topic: 'support' } } satisfies Meta<
  typeof EnquiryForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvasElement, step }) => {
  const form = within(canvasElement);
  await step('Fill in the required fields', async () => {
    await userEvent.type(await form.findByRole('textbox', { name: 'Name' }), 'Meena');
    await userEvent.type(form.getByRole('textbox', { name: 'Mobile Number' }), '9876543210');
    await userEvent.type(form.getByRole('textbox', { name: 'Your message' }), 'Where is my parcel?');
  });
  await step('Send', () => userEvent.click(form.getByRole('button', { name: 'Send' })));
};

export const Support: Story = {};
export const Franchise: Story = { args: { topic: 'franchise' } };
export const OfCustomer: Story = { parameters: { state: { loggedIn: true } } };
export const Loading: Story = {
  parameters: { state: { loggedIn: true }, msw: [http.get(api('/customer/detail'), () => delay('infinite'))] },
};
export const Incomplete: Story = {
  play: async ({ canvasElement, step }) => {
    await step('Send an empty form', async () =>
      userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send' })),
    );
  },
};
export const Sending: Story = { parameters: { msw: [http.post(enquiry, () => delay('infinite'))] }, play: send };
export const Sent: Story = { play: send };
export const TooMany: Story = {
  parameters: {
    msw: [
      http.post(enquiry, () =>
        rejected(429, 'Too many messages came from your network. Please try again in 5 minutes, or call us.', {
          headers: { 'retry-after': '300' },
        }),
      ),
    ],
  },
  play: send,
};
/** A browser autofilled the honeypot, which the rejection reveals. */
export const Trapped: Story = {
  parameters: {
    msw: [
      http.post(enquiry, () =>
        rejected(400, ['Leave this field empty'], { data: { fields: { website: 'Leave this field empty' } } }),
      ),
    ],
  },
  play: send,
};
