import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChoiceRow } from './ChoiceRow';

const meta = {
  title: 'Forms and dialogs/Choice row',
  component: ChoiceRow,
  args: { control: <Checkbox />, label: 'Gift box, + ₹40' },
  parameters: { argsIn: { ta: { label: 'பரிசுப் பெட்டி, + ₹40' }, hi: { label: 'उपहार डिब्बा, + ₹40' } } },
} satisfies Meta<typeof ChoiceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTick: Story = {};
export const Ticked: Story = { args: { control: <Checkbox defaultChecked /> } };
export const OneOfSeveral: Story = {
  render: () => (
    <RadioGroup aria-label="Why" defaultValue="late" sx={{ gap: 1 }}>
      <ChoiceRow value="mistake" control={<Radio />} label="I ordered by mistake" />
      <ChoiceRow value="late" control={<Radio />} label="It would come too late" />
    </RadioGroup>
  ),
};
