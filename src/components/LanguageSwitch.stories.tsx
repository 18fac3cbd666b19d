import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LANGUAGES } from '../../contract/constants';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Header and footer/Language switch',
  component: LanguageSwitch,
  args: { languages: LANGUAGES, onChange: fn() },
  argTypes: { language: { control: 'radio', options: LANGUAGES } },
  parameters: {
    docs: {
      description: {
        component: `
A native select of languages in their own names.

**When to use.** Header and footer. In the profile, where there is room, PillChoice saves a tap.

**Do** give it a label by \`iconOnly\` where the row is short.

**Don't** translate the names: each is found in its own script.

**Readiness.** Stable: English, Tamil and Hindi, light and dark, from 360 px on.
`,
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { language: 'en' } };
export const Tamil: Story = { args: { language: 'ta' } };
/** The header shows it like this. */
export const IconOnly: Story = { args: { language: 'en', iconOnly: true } };
export const Hindi: Story = { args: { language: 'hi' } };
/** The shop shows two languages. */
export const TwoLanguages: Story = { args: { language: 'ta', languages: ['ta', 'en'] } };
