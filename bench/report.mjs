// What all benches share of telling: the machine, tables, and their sections in docs/performance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/prepare.mjs';

const FILE = path.join(root, 'docs/performance.md');

/** One line about where the figures come from. */
export function machine() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GiB, Node ${process.version}, ${process.platform}`;
}

/** Rows as a Markdown table; all have the same columns. @param {Record<string, string | number>[]} rows */
export function table(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name] ?? ''))),
  ].join('\n');
}

/**
 * Puts a bench's words between its own two marks in docs/performance.md, with the day and the machine, and leaves the rest.
 * @param {string} name of the bench @param {string} markdown
 */
export function writeSection(name, markdown) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Performance\n';
  const day = new Date().toISOString().slice(0, 10);
  const section = `${begin}\n\n## \`npm run bench:${name}\`\n\n${day}, ${machine()}\n\n${markdown.trim()}\n\n${end}`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  writeFileSync(
    FILE,
    from >= 0 && to > from
      ? page.slice(0, from) + section + page.slice(to + end.length)
      : `${page.trimEnd()}\n\n${section}\n`,
  );
}
