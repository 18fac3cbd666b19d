import { prepareToRun } from './prepare.mjs';

await prepareToRun();
const command = '../dist/server/seed.mjs';
await import(command);
