import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnknownCategory } from './UnknownCategory';

const meta = { title: 'Catalogue/Unknown category', component: UnknownCategory } satisfies Meta<typeof UnknownCategory>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
