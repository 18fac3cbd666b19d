import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/prepare.mjs';

const FILE = path.join(root, 'docs/performance.md');

const PAGE_BYTES = 4096;
const TOUCHED_BYTES = 64 * 2 ** 20;

/**
 * Microseconds per page fault. On shared hosts it shows load better than the CPU clock, and a browser's page takes
 * thousands of faults (docs/decisions/0021). Too low with transparent huge pages.
 */
function pageFaultMicroseconds() {
  const memory = new Uint8Array(TOUCHED_BYTES);
  const began = performance.now();
  for (let at = 0; at < TOUCHED_BYTES; at += PAGE_BYTES) memory[at] = 1;
  return ((performance.now() - began) * 1000) / (TOUCHED_BYTES / PAGE_BYTES);
}

export function machine() {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GiB, Node ${process.version}, ${process.platform}, page fault ${pageFaultMicroseconds().toFixed(1)} µs`;
}

/** Rows as a Markdown table. @param {Record<string, string | number>[]} rows with the same columns */
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
 * Replaces the bench's section of docs/performance.md, with the date and the machine.
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
