import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screensToRead } from '../../testing/screensToRead';
import { MainLayout } from '../layout/MainLayout';

/**
 * Windows' contrast themes replace the page's colours. The browser run forces them; here, emulate `forced-colors:
 * active` in the developer tools (Rendering).
 */
const meta = {
  title: 'Hard cases/Forced colours',
  tags: ['screen', 'hard-case', 'forced-colors'],
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
