import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PAYMENTS_PATH } from '../lib/staffPaths';
import { STAFF_PAGES } from '../staffPages';
import { StaffNavigation } from './StaffNavigation';

const pages = STAFF_PAGES.flatMap(({ path, title, Icon }) =>
  title ? [{ to: `/staff/${path}`, title, Icon, todos: 0 }] : [],
);

const meta = {
  title: 'Staff/Navigation',
  component: StaffNavigation,
  args: { pages, onKeys: fn(), onMore: fn() },
  parameters: { state: { staffUser: true }, route: '/staff/packing' },
} satisfies Meta<typeof StaffNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them are in sight on a laptop, without scrolling. */
export const ManyPages: Story = { tags: ['all-in-sight'] };

/** All have room at the thumb. */
export const FewPages: Story = { args: { pages: pages.slice(0, 5) } };

/** Two payments wait for a person: also behind a phone's last tab. */
export const SomethingToDo: Story = {
  args: { pages: pages.map((page) => ({ ...page, todos: page.to === PAYMENTS_PATH ? 2 : 0 })) },
};
