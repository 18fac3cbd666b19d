import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildEnquiryConversation, buildEnquiryMessage } from '../../../testing/builders/enquiries';
import { ok, rejected, staffApiUrl } from '../../../testing/handlers/responses';
import { EnquiryPage } from './EnquiryPage';

const meta = {
  title: 'Staff/Enquiry',
  component: EnquiryPage,
  parameters: {
    state: { staffUser: true },
    path: '/staff/enquiries/:ticketNumber',
    route: '/staff/enquiries/VT100001',
  },
} satisfies Meta<typeof EnquiryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const url = staffApiUrl('/enquiries/:ticketNumber');

/** A grievance that nobody has answered yet. */
export const Waiting: Story = {
  parameters: { msw: [http.get(url, () => ok(buildEnquiryConversation({ messages: [], newest: null })))] },
};

/** They wrote by WhatsApp, in Tamil, and wrote back. */
export const WroteBack: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(
          buildEnquiryConversation({
            kind: 'SUPPORT',
            language: 'ta',
            name: 'மீனாட்சி',
            emailId: null,
            orderNumber: null,
            replyBy: 'WHATSAPP',
            message: 'வணக்கம், என் பார்சல் இன்னும் வரவில்லை. எப்போது வரும்?',
            messages: [
              buildEnquiryMessage({ text: 'மன்னிக்கவும். நாளை காலை 8 மணிக்குள் வரும்.' }),
              buildEnquiryMessage({
                _id: 'reply-2',
                side: 'CUSTOMER',
                person: null,
                text: 'நன்றி! மாலை 5 மணிக்குப் பிறகு கொண்டு வர முடியுமா? காலையில் வீட்டில் யாரும் இருக்க மாட்டோம்.',
                writtenAt: '2026-11-20T08:20:00.000Z',
              }),
            ],
          }),
        ),
      ),
    ],
  },
};

export const Resolved: Story = {
  parameters: {
    msw: [http.get(url, () => ok(buildEnquiryConversation({ status: 'RESOLVED', dueAt: null, replyBy: 'SMS' })))],
  },
};

/** They left an e-mail address alone, and e-mail is not set up. */
export const NotReached: Story = {
  parameters: {
    msw: [
      http.get(url, () =>
        ok(buildEnquiryConversation({ mobileNumber: null, messages: [], newest: null, replyBy: null })),
      ),
    ],
  },
};

export const Unknown: Story = { parameters: { msw: [http.get(url, () => rejected(404))] } };
export const Loading: Story = { parameters: { msw: [http.get(url, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(url, () => rejected(500))] } };
