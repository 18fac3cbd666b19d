import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { api } from '../../testing/handlers/responses';
import { MyData } from './MyData';

const meta = { title: 'Account/My data', component: MyData, parameters: { state: { loggedIn: true } } } satisfies Meta<
  typeof MyData
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Downloading: Story = {
  parameters: { msw: [http.get(api('/customer/export'), () => delay('infinite'))] },
  play: async ({ step }) => {
    await step('Request the data', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Download my data' })),
    );
  },
};
export const Loading: Story = { parameters: { msw: [http.get(api('/customer/detail'), () => delay('infinite'))] } };
