import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screensToRead } from '../../testing/screensToRead';
import { MainLayout } from '../layout/MainLayout';

/**
 * Screens as people with weak eyes enlarge them. The browser run checks a desktop zoomed to 200 %, and on phone and desktop text at twice its size and
 * with the spacing of WCAG 1.4.12; here, choose these by the toolbar.
 */
const meta = {
  title: 'Hard cases/Enlarged',
  tags: ['screen', 'hard-case', 'enlarged'],
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
