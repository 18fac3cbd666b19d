import type { Config } from './config';
import { printsCodes } from './lib/localDemo';
import { StartProblem } from './lib/problem';

/** Outside a demo, the operator has to allow each. */
type Simulation = keyof Config['allow'];

const SIMULATIONS: Record<Simulation, { setting: string; danger: string }> = {
  sandboxPayments: {
    setting: 'ALLOW_SANDBOX_PAYMENTS',
    danger:
      'Payments are simulated (PAYMENT_PROVIDER=sandbox, or a test account): anyone can mark an order as paid, and no money comes.',
  },
  consoleSms: {
    setting: 'ALLOW_CONSOLE_SMS',
    danger: 'Login codes are printed, not sent (SMS_PROVIDER=console): whoever reads the output logs in as anyone.',
  },
  demoSeed: {
    setting: 'ALLOW_DEMO_SEED',
    danger: "The shop offers the demo's products in the name of a sample seller.",
  },
};

export const simulatedProviders = ({ messages, payment }: Pick<Config, 'messages' | 'payment'>): Simulation[] => [
  ...(isSimulated(payment) ? (['sandboxPayments'] as const) : []),
  ...(printsCodes({ messages }) ? (['consoleSms'] as const) : []),
];

/** This server simulates payments, or the provider's test account does. */
function isSimulated(payment: Config['payment']): boolean {
  if (payment.provider === 'razorpay') return payment.account.keyId.startsWith('rzp_test_');
  if (payment.provider === 'phonepe') return new URL(payment.account.url).hostname.startsWith('api-preprod.');
  return payment.provider === 'sandbox';
}

/**
 * @returns warnings, none in a demo
 * @throws StartProblem outside a demo, unless each is allowed
 */
export function acceptSimulations(
  { demo, allow }: Pick<Config, 'demo' | 'allow'>,
  used: readonly Simulation[],
): string[] {
  if (demo) return [];
  const rejected = used.filter((name) => !allow[name]).map((name) => SIMULATIONS[name]);
  if (rejected.length === 0) return used.map((name) => `${SIMULATIONS[name].danger} (${SIMULATIONS[name].setting})`);
  throw new StartProblem([
    'Vayal does not open a real shop like this:',
    ...rejected.map(({ danger }) => `- ${danger}`),
    'To try the shop, set DEMO=true.',
    `To open it like this on purpose, set ${rejected.map(({ setting }) => `${setting}=yes`).join(' and ')}.`,
  ]);
}
