import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { screen } from 'storybook/test';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { OpenTodos } from './OpenTodos';

const meta = {
  title: 'Staff/To do before opening',
  component: OpenTodos,
  parameters: {
    state: { staffUser: true },
    msw: [
      http.get(staffApiUrl('/settings/todos'), () =>
        ok([
          { section: 'shop', field: 'legalName' },
          { section: 'contact', field: 'address' },
          { section: 'contact', field: 'phone' },
          { section: 'contact', field: 'email' },
          { section: 'licences', field: 'fssaiLicence' },
          { section: 'licences', field: 'gstin' },
          { section: 'links', field: 'instagram' },
        ]),
      ),
    ],
  },
} satisfies Meta<typeof OpenTodos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ userEvent }) => userEvent.click(await screen.findByText(/^To do before you open/)),
};

/** Shows nothing, because nothing is to do. */
export const NothingToDo: Story = { parameters: { msw: [http.get(staffApiUrl('/settings/todos'), () => ok([]))] } };
