// `npm test` and, with `--full`, `npm run test:full`: installs what is missing, then runs the gate. The last line adds up every runner.
import { fullSteps, gateSteps, runGate } from './gate.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
await runGate(process.argv.includes('--full') ? fullSteps : gateSteps);
