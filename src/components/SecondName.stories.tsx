import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecondName } from './SecondName';

const meta = { title: 'Catalogue/Second name', component: SecondName, args: { name: 'தினை' } } satisfies Meta<
  typeof SecondName
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tamil: Story = {};
