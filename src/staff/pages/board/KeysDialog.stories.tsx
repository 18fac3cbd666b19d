import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KeysDialog } from './KeysDialog';

const meta = {
  title: 'Counter/Keys',
  component: KeysDialog,
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof KeysDialog>;

export default meta;
export const Open: StoryObj<typeof meta> = {};
