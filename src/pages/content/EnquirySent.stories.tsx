import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { buildEnquiryReceipt } from '../../testing/builders/enquiries';
import { EnquirySent } from './EnquirySent';

const meta = {
  title: 'Content pages/Enquiry sent',
  component: EnquirySent,
  args: { receipt: buildEnquiryReceipt(), onWriteAnother: fn() },
} satisfies Meta<typeof EnquirySent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Grievance: Story = {
  args: { receipt: buildEnquiryReceipt({ resolveBy: '2026-12-21T09:30:00.000Z' }) },
};
