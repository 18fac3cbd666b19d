import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChoiceRow } from './ChoiceRow';

const meta = {
  title: 'Forms and dialogs/Choice row',
  component: ChoiceRow,
  args: { control: <Radio />, label: 'It would come too late' },
  parameters: {
    docs: {
      description: {
        component: `
A choice as a bordered row, clickable as a whole.

**When to use.** For reasons and kinds in a form, where each option needs a line. A few short options use PillChoice, packs PackChips.

**Do** put radios into a RadioGroup with a name. **Do** say all in the label: the row has no second line.

**Don't** put links or buttons into the label: the row selects.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
    argsIn: { ta: { label: 'மிகவும் தாமதமாக வரும்' }, hi: { label: 'बहुत देर से आएगा' } },
  },
} satisfies Meta<typeof ChoiceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToChoose: Story = {};
export const Chosen: Story = { args: { control: <Radio defaultChecked /> } };
export const OneOfSeveral: Story = {
  render: () => (
    <RadioGroup aria-label="Why" defaultValue="late" sx={{ gap: 1 }}>
      <ChoiceRow value="mistake" control={<Radio />} label="I ordered by mistake" />
      <ChoiceRow value="late" control={<Radio />} label="It would come too late" />
    </RadioGroup>
  ),
};
