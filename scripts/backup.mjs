// `npm run backup|restore|move -- …`. A server on PGlite makes the backup itself, because a second process can't open its folder.
import { parseArgs } from 'node:util';
import { prepareToRun } from './prepare.mjs';
import { callShop, fail, isPgliteInUse } from './runningShop.mjs';

/** A picture-rich shop on PGlite takes minutes; fetch waits no longer than this. */
const TIMEOUT_MS = 290_000;

const [what = '', ...args] = process.argv.slice(2);

async function throughServer() {
  const options = /** @type {const} */ ({ to: { type: 'string' } });
  /** @type {string | undefined} */
  let to;
  try {
    to = parseArgs({ args, options }).values.to;
  } catch {
    // Without --to the server says what is missing.
  }
  if (!to) fail('Usage: npm run backup -- --to FILE or FOLDER');
  const { data } = await callShop('backups', { to }, TIMEOUT_MS);
  const text = data.lines.join('\n');
  if (!data.isDone) fail(text);
  console.log(text);
}

if (what === 'backup' && (await isPgliteInUse())) await throughServer();
else {
  await prepareToRun();
  const command = '../dist/server/backup.mjs';
  await import(command);
}
