import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PanelDialog } from './PanelDialog';

const meta = {
  title: 'Forms and dialogs/Panel dialog',
  tags: ['framed'],
  component: PanelDialog,
  args: { open: true, title: 'Your Location', children: 'A small task.', onClose: fn() },
  parameters: { argsIn: { ta: { title: 'உங்கள் இருப்பிடம்' }, hi: { title: 'आपका स्थान' } } },
} satisfies Meta<typeof PanelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const LaterStep: Story = { args: { onBack: fn() } };
