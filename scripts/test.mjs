// `npm test`: installs what is missing, then runs the gate.
import { fullSteps, gateSteps, runGate } from './gate.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
await runGate(process.argv.includes('--full') ? fullSteps : gateSteps);
