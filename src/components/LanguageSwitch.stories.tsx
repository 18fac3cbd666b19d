import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LANGUAGES } from '../../contract/constants';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Header and footer/Language switch',
  component: LanguageSwitch,
  args: { onChange: fn() },
  argTypes: { language: { control: 'radio', options: LANGUAGES } },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { args: { language: 'en' } };
export const Tamil: Story = { args: { language: 'ta' } };
/** In the header. */
export const IconOnly: Story = { args: { language: 'en', iconOnly: true } };
export const Hindi: Story = { args: { language: 'hi' } };
