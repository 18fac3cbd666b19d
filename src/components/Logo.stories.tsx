import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo';

const meta = { title: 'Foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { args: { name: 'Vayal' } };
export const MarkAlone: Story = {};
