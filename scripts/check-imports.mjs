// Checks that imports only point down, and that no two files differ in case only. With an unknown compiler,
// dependency-cruiser reads no source and succeeds, so modules are counted.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const folders = ['contract', 'src', 'server', 'packages', 'e2e', 'bench'].filter((folder) => existsSync(folder));
const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

const cruise = spawnSync(
  process.execPath,
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...folders, '--output-type', 'json'],
  { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] },
);
if (!cruise.stdout) process.exit(1);

/** @type {import('dependency-cruiser').ICruiseResult} */
const { modules, summary } = JSON.parse(cruise.stdout);
const read = modules.filter(({ source }) => folders.includes(source.split('/')[0] ?? '')).length;

for (const { rule, from, to, cycle } of summary.violations) {
  const comment = summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment;
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.error(`${rule.name}: ${from} → ${path}${comment ? `\n  ${comment}` : ''}`);
}
if (read < sources.length * 0.8) {
  console.error(
    `dependency-cruiser read ${read} modules, but there are ${sources.length} TypeScript files: it checks nothing.`,
  );
  process.exit(1);
}

// macOS and Windows ignore case: there, `./cart` finds `Cart.tsx`.
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
/** @type {Map<string, string>} */
const seen = new Map();
const clashes = tracked.flatMap((file) => {
  const module = file.replace(/\.\w+$/, '');
  const key = module.toLowerCase();
  const other = seen.get(key) ?? module;
  seen.set(key, other);
  return other === module ? [] : [`${other} and ${module} differ in case only`];
});
clashes.forEach((clash) => console.error(clash));

console.log(
  `${read} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} broken rules`,
);
process.exit(summary.violations.length + clashes.length > 0 ? 1 : 0);
