import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { buildMoneyTodos } from '../../../testing/builders/staffPayments';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { BoardTodos } from './BoardTodos';

/** The lists of orders show them. Other pages show only that the shop takes no orders: OpeningNotice. */
const meta = {
  title: 'Staff/Notices on the board',
  component: BoardTodos,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof BoardTodos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  parameters: {
    msw: [
      http.get(staffApiUrl('/settings/todos'), () => ok([{ section: 'shop', field: 'legalName' }])),
      http.get(staffApiUrl('/payments/todos'), () => ok(buildMoneyTodos())),
      http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 3 })),
    ],
  },
};
