import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { HeaderBar, HeaderNav } from './HeaderBar';
import { ProfileMenu } from './ProfileMenu';

const meta = {
  title: 'Header and footer/Profile menu',
  component: ProfileMenu,
  parameters: { state: { loggedIn: true } },
  decorators: [
    (Story) => (
      <HeaderBar>
        <HeaderNav>
          <Story />
        </HeaderNav>
      </HeaderBar>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ step }) => {
    await step('Open the menu', async () => userEvent.click(await screen.findByRole('button', { name: /Meena/ })));
    await step('Logout is in it', async () => {
      await screen.findByRole('menuitem', { name: 'Logout' });
    });
  },
};
