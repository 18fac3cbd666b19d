import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { api, ok, refused } from '../../testing/handlers/answers';
import { AddressList } from './AddressList';

const list = api('/address/list');
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const meta = {
  component: AddressList,
  parameters: { state: { loggedIn: true } },
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { parameters: { msw: [http.get(list, () => ok([]))] } };
export const Loading: Story = { parameters: { msw: [http.get(list, () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(list, () => refused(500, 'The shop stumbled.'))] } };
export const AskingBeforeDeleting: Story = { play: () => click('Delete Work') };
export const Adding: Story = { play: () => click('Add an address') };
export const Editing: Story = { play: () => click("Edit Amma's house") };
