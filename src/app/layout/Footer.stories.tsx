import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { api, rejected } from '../../testing/handlers/responses';
import { Footer } from './Footer';

const meta = {
  title: 'Header and footer/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { parameters: { msw: [http.get(api('/homepage/store'), () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [http.get(api('/homepage/store'), () => rejected(500))] } };
