import { readConfig } from './config';
import { startupBanner } from './startupBanner';

const runBanner = (env: Record<string, string> = {}) => startupBanner(readConfig(env, '/srv/vayal'), 'pglite');

it('prints the URL and how to log in', () => {
  const words = runBanner({ PORT: '4000' });
  expect(words).toContain('http://localhost:4000\n');
  expect(words).toContain('http://localhost:4000/api/docs');
  expect(words).toContain('/srv/vayal/data');
  expect(words).toContain('log in with any 10 digits');
  expect(words).toContain('[sms]');
  expect(words).toContain('HOST=0.0.0.0');
});

it('calls only a demo a demo', () => {
  expect(runBanner({ DEMO: 'false' })).not.toContain('demo');
});

it('recommends six digits to a shop with customers', () => {
  expect(runBanner({ DEMO: 'false' })).toContain('WARNING: codes have 4 digits. Set OTP_LENGTH=6');
  expect(runBanner({ DEMO: 'false', OTP_LENGTH: '6' })).not.toContain('WARNING');
  expect(runBanner()).not.toContain('WARNING');
});
