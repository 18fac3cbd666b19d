import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeChunkError, silenceChunkErrors } from '../../testing/missingChunk';
import { retryableLazy, type RetryableLazy } from '../lib/retryableLazy';
import { LazyDialog } from './LazyDialog';
import { PanelDialog } from './PanelDialog';

interface NoteProps {
  onClose: () => void;
}

const Note = ({ onClose }: NoteProps) => (
  <PanelDialog open title="Note" onClose={onClose}>
    Loaded when it was opened.
  </PanelDialog>
);

const WithDialog = ({ dialog }: { dialog: RetryableLazy<NoteProps> }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the note</Button>
      {isOpen && (
        <LazyDialog dialog={dialog} props={{ onClose: () => setOpen(false) }} onFailed={() => setOpen(false)} />
      )}
    </>
  );
};

/** A dialog whose code loads when it is opened. Where that fails, the page stays as it is, and a toast says so. */
const meta = {
  title: 'Staff/Lazy dialog',
  component: WithDialog,
  args: { dialog: retryableLazy<NoteProps>(async () => Note) },
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof WithDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the note' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Loaded when it was opened.')).toBeVisible());
  },
};

export const NotLoaded: Story = {
  beforeEach: silenceChunkErrors,
  args: {
    dialog: retryableLazy<NoteProps>(async () => {
      throw makeChunkError();
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the note' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText(/could not be opened/)).toBeVisible(), { timeout: 4000 });
    await expect(canvas.getByRole('button', { name: 'Open the note' })).toBeEnabled();
  },
};
