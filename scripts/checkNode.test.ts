import { nodeProblem } from './checkNode.cjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0-nightly'])('accepts Node.js %s', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBeNull();
});

it.each(['0.10.48', '18.20.8', '20.9.0', '20.18.3'])('rejects Node.js %s and names the required version', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBe(
    `Vayal needs Node.js 20.19 or newer, but this is ${version}. Install one from https://nodejs.org/.`,
  );
});
