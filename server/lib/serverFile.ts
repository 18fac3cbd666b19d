import cluster from 'node:cluster';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeServerFile(dataDir: string, { host, port }: { host: string; port: number }): void {
  // Of several processes, the one that takes signals for all.
  const pid = cluster.isPrimary ? process.pid : process.ppid;
  writeFileSync(join(dataDir, 'server.json'), `${JSON.stringify({ host, port, pid })}\n`, { mode: 0o600 });
}
