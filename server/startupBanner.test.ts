import { readConfig } from './config';
import { shortCodeWarnings, startupBanner } from './startupBanner';

const runBanner = (env: Record<string, string> = {}, notes: Partial<Parameters<typeof startupBanner>[2]> = {}) =>
  startupBanner(readConfig(env, '/srv/vayal'), 'pglite', { warnings: [], beginLink: null, ...notes });

it('prints the URL and how to log in', () => {
  const output = runBanner({ PORT: '4000' });
  expect(output).toContain('http://localhost:4000\n');
  expect(output).toContain('http://localhost:4000/api/docs');
  expect(output).toContain('/srv/vayal/data');
  expect(output).toContain('log in with any 10 digits');
  expect(output).toContain('[sms]');
  expect(output).toContain('HOST=0.0.0.0');
});

it('prints the staff of a demo only where this machine alone reaches it', () => {
  expect(runBanner()).toContain('\n  1000000001  Super Admin\n');
  const others: Record<string, string>[] = [
    { DEMO: 'false' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://shop.example' },
    { TRUST_PROXY: '1' },
  ];
  for (const env of others) expect(runBanner(env)).not.toContain('1000000001');
});

it('calls only a demo a demo', () => {
  expect(runBanner({ DEMO: 'false' })).not.toContain('demo');
});

it('prints each warning on a line of its own', () => {
  expect(runBanner({ DEMO: 'false' }, { warnings: ['No money comes.'] })).toContain('\n!!! WARNING: No money comes.\n');
});

it('prints the link with which the first Super Admin begins, while there is none', () => {
  const beginLink = 'https://shop.example/staff/begin#token';
  expect(runBanner({ DEMO: 'false' }, { beginLink })).toContain(`\n  ${beginLink}\n`);
  expect(runBanner({ DEMO: 'false' })).not.toContain('Super Admin');
});

it('recommends six digits to a shop with customers', () => {
  const warn = (env: Record<string, string> = {}) => shortCodeWarnings(readConfig(env, '/srv/vayal'));
  expect(warn({ DEMO: 'false' })).toEqual([
    "Customers' codes have 4 digits: each more makes guessing ten times harder (OTP_LENGTH=6).",
  ]);
  expect(warn({ DEMO: 'false', OTP_LENGTH: '6' })).toEqual([]);
  expect(warn()).toEqual([]);
});
