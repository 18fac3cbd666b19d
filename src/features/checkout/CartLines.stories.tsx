import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createRef, useState } from 'react';
import { fn } from 'storybook/test';
import type { CartItem } from '../../store/slices/cartSlice';
import { buildBill, buildBillLine } from '../../testing/builders/orders';
import { CartLines } from './CartLines';
import { joinBill } from './billedCart';

const millet: CartItem = { _id: 'ml-thinai-500', productPrice: 7500, quantity: 2, addons: [] };
const rice: CartItem = { _id: 'rc-mapp-1000', productPrice: 12_000, quantity: 1, addons: [] };
const riceLine = {
  _id: 'rc-mapp-1000',
  slug: 'mappillai-samba',
  name: 'Mappillai Samba',
  secondName: 'மாப்பிள்ளை சம்பா',
  netGrams: 1000,
  quantity: 1,
  productPrice: 12_000,
  mrpPaise: 12_000,
};
const giftBox = { _id: 'gift-box', name: 'Gift box', pricePaise: 4000 };

const meta = {
  title: 'Cart/Cart lines',
  component: CartLines,
  args: {
    lines: joinBill([millet, rice], buildBill({ lines: [buildBillLine(), buildBillLine(riceLine)] })),
    titleRef: createRef(),
    onChange: fn(),
    onClear: fn(),
  },
  render: function Editable({ lines, titleRef, onChange, onClear }) {
    const bill = buildBill({ lines: lines.flatMap(({ billed }) => billed ?? []) });
    const [items, setItems] = useState(lines.map(({ item }) => item));
    const change = (changed: CartItem[]) => {
      setItems(changed);
      onChange(changed);
    };
    return <CartLines lines={joinBill(items, bill)} titleRef={titleRef} onChange={change} onClear={onClear} />;
  },
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

const four = ['ml-thinai-500', 'ml-samai-500', 'ml-varagu-500', 'rc-mapp-1000'].map((_id) => ({ ...millet, _id }));
/** More than three lines are one, which a tap unfolds. */
export const Folded: Story = {
  args: {
    lines: joinBill(four, buildBill({ lines: four.map(({ _id }) => buildBillLine({ ...riceLine, _id, name: _id })) })),
  },
};

/** Offline, from stored names. The second line has none. */
export const WithoutNetwork: Story = {
  args: {
    lines: joinBill([{ ...millet, addons: ['gift-box'] }, rice], undefined, {
      details: { 'ml-thinai-500 gift-box': { ...buildBillLine(), addons: ['Gift box'] } },
    }),
  },
  render: (args) => <CartLines {...args} />,
};

/** The maximum of one line, with the longest names. */
export const NinetyNine: Story = {
  args: {
    lines: joinBill(
      [{ ...millet, quantity: 99 }],
      buildBill({
        lines: [
          buildBillLine({
            quantity: 99,
            available: 200,
            name: 'Mappillai Samba (bridegroom’s) hand-pounded, parboiled traditional rice of the Kaveri delta',
            secondName: 'மாப்பிள்ளைச்சம்பா கைக்குத்தல் புழுங்கல் பாரம்பரியநெல்வகை',
            linePaise: 123_456_750,
          }),
        ],
      }),
    ),
  },
};

export const WithAddons: Story = {
  args: {
    lines: joinBill(
      [{ ...millet, addons: ['gift-box'] }],
      buildBill({ lines: [buildBillLine({ addons: [giftBox] })] }),
    ),
  },
};

export const DearerThanBefore: Story = {
  args: { lines: joinBill([{ ...millet, productPrice: 7000 }], buildBill()) },
};

export const WithProblems: Story = {
  args: {
    lines: joinBill(
      [millet, rice, { ...rice, _id: 'forgotten' }],
      buildBill({
        lines: [
          buildBillLine({ problem: 'SHORT', available: 1, problemText: 'Only 1 left' }),
          buildBillLine({ ...riceLine, problem: 'SOLD_OUT', available: 0, problemText: 'Sold out' }),
          buildBillLine({
            _id: 'forgotten',
            slug: '',
            name: 'An item we no longer sell',
            secondName: '',
            netGrams: 0,
            productPrice: 0,
            problem: 'GONE',
            available: 0,
            problemText: 'No longer available',
          }),
        ],
      }),
    ),
  },
};

export const Loading: Story = { args: { lines: joinBill([millet, rice], undefined) } };
