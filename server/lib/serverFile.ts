import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeServerFile(dataDir: string, { host, port }: { host: string; port: number }): void {
  writeFileSync(join(dataDir, 'server.json'), `${JSON.stringify({ host, port, pid: process.pid })}\n`, { mode: 0o600 });
}
