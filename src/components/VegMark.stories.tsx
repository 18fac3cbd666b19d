import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VegMark } from './VegMark';

const meta = { title: 'Catalogue/Veg mark', component: VegMark } satisfies Meta<typeof VegMark>;

export default meta;

export const Vegetarian: StoryObj<typeof meta> = {};
