import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http } from 'msw';
import { buildCertificate, buildTrace } from '../../testing/builders/producers';
import { api, ok, rejected } from '../../testing/handlers/responses';
import { TracePage } from './TracePage';

const route = '/trace/ABCD-EFGH-JKLM';
const meta = {
  title: 'Pages/Where a pack comes from',
  component: TracePage,
  parameters: { path: '/trace/*', route },
} satisfies Meta<typeof TracePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (trace: ReturnType<typeof buildTrace>) => ({ msw: [http.get(api('/trace/:code'), () => ok(trace))] });

export const Known: Story = {};

export const Recalled: Story = {
  parameters: answer(buildTrace({ recall: { reason: 'Small stones were found in it.' } })),
};

/** A batch of which nothing but the label is known. */
export const WithoutProducer: Story = {
  parameters: answer(
    buildTrace({
      producer: null,
      harvestedFrom: null,
      harvestedUntil: null,
      milledOn: null,
      certificates: [],
      labReport: null,
    }),
  ),
};

/** It was valid when the pack was packed. */
export const EndedCertificate: Story = {
  parameters: answer(buildTrace({ certificates: [buildCertificate({ isValid: false, scheme: 'PGS_INDIA' })] })),
};

export const AsksForCode: Story = { parameters: { route: '/trace' } };

export const UnknownCode: Story = { parameters: { route: '/trace/AAAA-AAAA-AAAA' } };

export const TooMany: Story = { parameters: { msw: [http.get(api('/trace/:code'), () => rejected(429, 'Too many'))] } };

export const Failed: Story = { parameters: { msw: [http.get(api('/trace/:code'), () => rejected(500))] } };

export const Loading: Story = { parameters: { msw: [http.get(api('/trace/:code'), () => delay('infinite'))] } };
