// `npm run verify`: the one gate, without browsers.
import { runGate, verifySteps } from './gate.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
await runGate(verifySteps);
