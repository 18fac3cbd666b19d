import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeChunkError, rememberReload } from '../../testing/missingChunk';
import { StaffErrorPage } from './StaffErrorPage';

/** It replaces the whole staff area. A page that fails to load shows MissingPage beside the navigation instead. */
const meta = {
  title: 'Staff/Staff area failed',
  component: StaffErrorPage,
  beforeEach: rememberReload,
  parameters: {
    layout: 'fullscreen',
    state: { staffUser: true },
    routeError: new Error('Cannot read properties of undefined'),
  },
} satisfies Meta<typeof StaffErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = {};

export const ChunkIsMissing: Story = {
  parameters: { routeError: makeChunkError() },
};
