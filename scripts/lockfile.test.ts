import { isComplete } from './lockfile.mjs';

const locked = {
  '': {},
  'node_modules/react': { version: '19.0.0' },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const withoutDev = { 'node_modules/react': { version: '19.0.0' } };
const full = { ...withoutDev, 'node_modules/jest': { version: '30.0.0', dev: true } };

it.each([
  ['a full installation', full, true, true],
  ['a full installation, to start', full, false, true],
  ['one without packages for development', withoutDev, true, false],
  ['one without packages for development, to start', withoutDev, false, true],
  ['one with an older version', { ...full, 'node_modules/react': { version: '18.0.0' } }, false, false],
  ['none', {}, false, false],
])('judges %s', (_, installed, withDev, complete) => {
  expect(isComplete(locked, installed, withDev)).toBe(complete);
});
