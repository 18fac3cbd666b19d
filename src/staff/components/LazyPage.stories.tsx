import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeChunkError, rememberReload, silenceChunkErrors } from '../../testing/missingChunk';
import { retryableLazy } from '../lib/retryableLazy';
import { LazyPage } from './LazyPage';

const Enquiries = () => <h1>Enquiries</h1>;
/** @param missing how often its chunk is not there */
const pageOf = (missing: number) => {
  let left = missing;
  return retryableLazy<object>(async () => {
    left -= 1;
    if (left >= 0) throw makeChunkError();
    return Enquiries;
  });
};

/** Made before each run: once loaded, it is not missing any more. */
let missingTwice = pageOf(2);

/** Each page of the staff area but the board. Dialogs use LazyDialog, and parts that may be missing optionalPart. */
const meta = {
  title: 'Staff/Lazy page',
  component: LazyPage,
  args: { page: pageOf(0) },
  beforeEach: rememberReload,
  parameters: { state: { staffUser: true } },
} satisfies Meta<typeof LazyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** Retries once, then says so. */
export const MissingAtFirst: Story = {
  beforeEach: () => {
    missingTwice = pageOf(2);
    return silenceChunkErrors();
  },
  render: () => <LazyPage page={missingTwice} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 4000 }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Enquiries' })).toBeVisible(), { timeout: 4000 });
  },
};
