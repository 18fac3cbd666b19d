import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';

for (const ensure of [ensureChromium, ensurePostgres]) {
  try {
    ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
