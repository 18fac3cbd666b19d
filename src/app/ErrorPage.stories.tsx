import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorPage } from './ErrorPage';

const meta = { component: ErrorPage } satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = { parameters: { routeError: new Error('Loading chunk 42 failed.') } };
