import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildStore } from '../../testing/builders/store';
import { WaitlistForm, type WaitlistFormProps } from './WaitlistForm';

const THANKS = 'Thank you! We write to you once, when we deliver to your place.';

const meta = {
  title: 'Location/Waitlist form',
  component: WaitlistForm,
  args: {
    place: '',
    point: null,
    localities: buildStore().delivery.localities,
    mobileNumber: '',
    onJoin: fn<WaitlistFormProps['onJoin']>(() => Promise.resolve({ thanks: THANKS })),
  },
  parameters: {
    docs: {
      description: {
        component: `
Asks the shop to write once it delivers to a place.

**When to use.** Where a page says that the shop does not deliver to a place.

**Do** pass the point of a map, so that the shop knows by itself when it comes there.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof WaitlistForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getAllByRole('button').at(-1)!);
};

export const Empty: Story = {};
/** The map has named the place, and the customer is logged in. */
export const Filled: Story = {
  args: { place: 'Pollachi', point: { lat: 10.66, lng: 77 }, mobileNumber: '9876543210' },
};
export const Incomplete: Story = { play: send };
export const Rejected: Story = {
  args: {
    ...Filled.args,
    onJoin: fn<WaitlistFormProps['onJoin']>(() =>
      Promise.resolve({ problems: ['We already deliver there. Choose it as your address and order.'] }),
    ),
  },
  play: send,
};
export const Sent: Story = {
  args: Filled.args!,
  play: async (context) => {
    await send(context);
    await expect(await within(context.canvasElement).findByText(THANKS)).toHaveFocus();
  },
};
