import { readConfig } from './config';
import { acceptSimulations, simulatedProviders } from './simulations';

const DATABASE_URL = 'postgres://localhost/vayal';

function accept(env: Record<string, string>) {
  const config = readConfig({ DATABASE_URL, ...env }, '/srv/vayal');
  return acceptSimulations(config, [...simulatedProviders(config), 'demoSeed']);
}

describe('simulated payments, codes and products', () => {
  it('are refused outside a demo, with what to set', () => {
    expect(() => accept({})).toThrow(
      /Payments are simulated[^]*Login codes are printed[^]*ALLOW_SANDBOX_PAYMENTS=yes and ALLOW_CONSOLE_SMS=yes and ALLOW_DEMO_SEED=yes/,
    );
    expect(() => accept({ DEMO: 'false', PUBLIC_URL: 'https://shop.example' })).toThrow('does not open a real shop');
  });

  it('need a permission each', () => {
    const two = { ALLOW_CONSOLE_SMS: 'yes', ALLOW_DEMO_SEED: 'yes' };
    expect(() => accept(two)).toThrow('on purpose, set ALLOW_SANDBOX_PAYMENTS=yes.');
  });

  it('are named at every start that permits them', () => {
    const warnings = accept({ ALLOW_SANDBOX_PAYMENTS: 'yes', ALLOW_CONSOLE_SMS: 'yes', ALLOW_DEMO_SEED: 'yes' });
    expect(warnings).toHaveLength(3);
    expect(warnings.join('\n')).toContain('anyone can mark an order as paid');
  });

  it('include a payment provider’s test account', () => {
    const account = {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_SECRET: 'a key secret of razorpay',
      RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
      ALLOW_CONSOLE_SMS: 'yes',
      ALLOW_DEMO_SEED: 'yes',
    };
    expect(() => accept({ ...account, RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow('set ALLOW_SANDBOX_PAYMENTS=yes.');
    expect(accept({ ...account, RAZORPAY_KEY_ID: 'rzp_live_1' })).toHaveLength(2);
  });

  it('are a matter of course in a demo', () => expect(accept({ DEMO: 'true' })).toEqual([]));
});
