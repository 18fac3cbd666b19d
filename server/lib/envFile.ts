import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile as loadFile } from 'node:process';
import { StartProblem } from './problem';

/** Existing variables win. @throws StartProblem */
export function loadEnvFile(root: string): void {
  const path = join(root, '.env');
  if (!existsSync(path)) return;
  try {
    loadFile(path);
  } catch (error) {
    throw new StartProblem(`${path} can't be read: ${(error as Error).message}`);
  }
}
