import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildEnquiryReceipt } from '../../testing/builders/enquiries';
import { EnquirySent } from './EnquirySent';

const meta = {
  component: EnquirySent,
  args: { receipt: buildEnquiryReceipt(), onWriteAnother: () => undefined },
} satisfies Meta<typeof EnquirySent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Grievance: Story = {
  args: { receipt: buildEnquiryReceipt({ resolveBy: '2026-12-21T09:30:00.000Z' }) },
};
