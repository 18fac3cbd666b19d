import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { STAFF_PAGES } from '../staffPages';
import { AllPages } from './AllPages';

const meta = {
  title: 'Staff/All pages',
  component: AllPages,
  args: {
    pages: STAFF_PAGES.flatMap(({ path, title, Icon }) =>
      title ? [{ to: `/staff/${path}`, title, Icon, todos: 0 }] : [],
    ),
    onChosen: fn(),
  },
  parameters: { state: { staffUser: true }, route: '/staff/packing' },
} satisfies Meta<typeof AllPages>;
export default meta;

export const All: StoryObj<typeof meta> = {};
