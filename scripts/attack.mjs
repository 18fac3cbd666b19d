// Exits with 1 when an attack got through. `-- --short` tries less, on PGlite, as the gate does.
import { attack, HEADING, onPglite, onPostgres, formatRow } from './attack/run.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt } from './prepare.mjs';

const isShort = process.argv.includes('--short');
await ensureBuilt();
const cluster = isShort ? undefined : await startPostgres();
try {
  console.log(HEADING);
  const place = cluster ? onPostgres(cluster.url) : onPglite;
  const rows = await attack(place, { isShort, onRow: (row) => console.log(formatRow(row)) });
  const through = rows.filter((row) => row.through > 0);
  console.log(
    through.length === 0 ? 'Every attack was held.' : `${through.length} of ${rows.length} attacks got through.`,
  );
  process.exitCode = through.length === 0 ? 0 : 1;
} finally {
  await cluster?.stop();
}
