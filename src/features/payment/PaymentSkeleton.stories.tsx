import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentSkeleton } from './PaymentSkeleton';

const meta = { title: 'Payment/Payment skeleton', component: PaymentSkeleton } satisfies Meta<typeof PaymentSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
