import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { makeChunkError, silenceChunkErrors } from '../testing/missingChunk';
import { ChunkBoundary } from './ChunkBoundary';

const Missing = (): never => {
  throw makeChunkError();
};

/** Around a part that loads by itself, such as a menu or a dialog: where its chunk is missing, the page stays. */
const meta = {
  title: 'Feedback/Chunk boundary',
  component: ChunkBoundary,
  args: { onFailed: fn(), children: <p>A part that has loaded</p> },
} satisfies Meta<typeof ChunkBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Without a fallback, nothing is in its place: `onFailed` says so in a toast. */
export const NotLoaded: Story = {
  beforeEach: silenceChunkErrors,
  args: { children: <Missing />, fallback: <p>This part could not be loaded.</p> },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('This part could not be loaded.')).toBeVisible();
  },
};
