import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SampleMark } from './SampleMark';

const meta = { component: SampleMark } satisfies Meta<typeof SampleMark>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
