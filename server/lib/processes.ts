import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Distinguishes processes that reuse a pid. */
export function processStartTime(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`);
    // Field 3 is the state (Z: zombie), 22 the start; the name in parentheses may contain anything.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields && fields[0] !== 'Z' ? fields[19] : undefined;
  }
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** Pids are comparable within this boot and, on Linux, container. */
export function processSlot(): string {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return [hostname(), boot, pidNamespace()].join('/');
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
