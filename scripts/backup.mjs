// `npm run backup|restore|move|photos -- …`. A server on PGlite makes the backup itself, because a second process can't open its folder.
import { parseArgs } from 'node:util';
import { prepareToRun } from './prepare.mjs';
import { callShop, fail, isPgliteInUse } from './runningShop.mjs';

/** A picture-rich shop on PGlite takes minutes; fetch waits no longer than this. */
const TIMEOUT_MS = 290_000;

const [what = '', ...args] = process.argv.slice(2);

async function throughServer() {
  const options = /** @type {const} */ ({ to: { type: 'string' }, drill: { type: 'boolean' } });
  /** @type {{ to?: string, drill?: boolean }} */
  let values = {};
  try {
    values = parseArgs({ args, options }).values;
  } catch {
    // Without --to the next line says what is missing.
  }
  const { to, drill = false } = values;
  if (drill === (to !== undefined)) fail('Usage: npm run backup -- --to FILE or FOLDER, or --drill');
  const { data } = await callShop(drill ? 'backups/drill' : 'backups', drill ? undefined : { to }, TIMEOUT_MS);
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
