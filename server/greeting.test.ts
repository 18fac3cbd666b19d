import { readConfig } from './config';
import { greeting } from './greeting';

const greet = (env: Record<string, string> = {}) => greeting(readConfig(env, '/srv/vayal'), 'pglite');

it('says where to go and how to log in', () => {
  const words = greet({ PORT: '4000' });
  expect(words).toContain('http://localhost:4000\n');
  expect(words).toContain('http://localhost:4000/api/docs');
  expect(words).toContain('/srv/vayal/data');
  expect(words).toContain('log in with any 10 digits');
  expect(words).toContain('[sms]');
  expect(words).toContain('HOST=0.0.0.0');
});

it('calls only a demo a demo', () => {
  expect(greet({ DEMO: 'false' })).not.toContain('demo');
});
