import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '../server/config';
import { acceptSimulations, simulatedProviders } from '../server/simulations';

it('the settings of the guide open a real shop as they are', () => {
  const [, settings = ''] = /```ini\n([^`]*)```/.exec(readFileSync(join(__dirname, 'deploy.md'), 'utf8')) ?? [];
  const config = readConfig(parseEnv(settings), '/srv/vayal');
  expect(config).toMatchObject({ demo: false, payment: { provider: 'upi' } });
  expect(acceptSimulations(config, simulatedProviders(config))).toHaveLength(1);
});
