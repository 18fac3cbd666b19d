import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http } from 'msw';
import { ok, staffApiUrl } from '../../../testing/handlers/responses';
import { OpenDifferences } from './OpenDifferences';

const meta = {
  title: 'Staff/Open differences',
  component: OpenDifferences,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof OpenDifferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  parameters: { msw: [http.get(staffApiUrl('/settlements/todos'), () => ok({ openCount: 3 }))] },
};
