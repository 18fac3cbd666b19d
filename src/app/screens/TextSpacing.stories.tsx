import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screensToRead } from '../../testing/screensToRead';
import { MainLayout } from '../layout/MainLayout';

/** Text spacing as in WCAG 1.4.12. */
const meta = {
  title: 'Hard cases/Text spacing',
  tags: ['screen', 'hard-case', 'text-spacing'],
  component: MainLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { parameters: screensToRead.home };
export const Category: Story = { parameters: screensToRead.category };
export const Product: Story = { parameters: screensToRead.product };
export const Checkout: Story = { parameters: screensToRead.checkout };
export const Payment: Story = { parameters: screensToRead.payment };
export const Tracking: Story = { parameters: screensToRead.tracking };
export const Profile: Story = { parameters: screensToRead.profile };
export const Support: Story = { parameters: screensToRead.support };
export const Login: Story = { parameters: screensToRead.login };
export const Location: Story = { parameters: screensToRead.location };
