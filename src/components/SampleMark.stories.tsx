import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SampleMark } from './SampleMark';

const meta = { title: 'Content pages/Sample mark', component: SampleMark } satisfies Meta<typeof SampleMark>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
