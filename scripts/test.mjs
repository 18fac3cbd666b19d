// `npm test`: installs what is missing, then the gate and the browser runs. Its last line adds up every runner.
import { browserSteps, runGate, verifySteps } from './gate.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
await runGate([...browserSteps, ...verifySteps]);
