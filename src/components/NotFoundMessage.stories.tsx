import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundMessage } from './NotFoundMessage';

const meta = { title: 'Feedback/Not found message', component: NotFoundMessage } satisfies Meta<typeof NotFoundMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Product: Story = {
  args: { text: 'This product is not sold here any more.' },
  parameters: {
    argsIn: { ta: { text: 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.' }, hi: { text: 'यह उत्पाद अब यहाँ नहीं बिकता।' } },
  },
};
