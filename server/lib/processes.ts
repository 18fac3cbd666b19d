import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * When a process began, in the system's own words; undefined where there is none with this pid. Two processes that had the
 * same pid one after the other differ in it.
 */
export function processStartTime(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`);
    // The name, in brackets, may hold anything; the 22nd field is the start, the 3rd the state: Z has ended.
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

/** Where pids mean the same as here: this machine since it was started, and on Linux this container. */
export function processPlace(): string {
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
