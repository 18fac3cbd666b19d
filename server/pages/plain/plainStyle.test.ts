import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainStyle } from './plainStyle';

const folder = mkdtempSync(join(tmpdir(), 'vayal-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the shop’s fonts as they were built, and leaves out what is not there', () => {
  writeFileSync(join(folder, 'mukta-latin-400.0123456789.woff2'), '');
  const style = plainStyle(folder);
  expect(style).toContain('src:url("/fonts/mukta-latin-400.0123456789.woff2") format("woff2")');
  expect(style.match(/@font-face/g)).toHaveLength(1);
});

it('does without where nothing is built', () => {
  expect(plainStyle(join(folder, 'nowhere'))).not.toContain('@font-face');
});
