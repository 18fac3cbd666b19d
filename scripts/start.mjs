// The server runs in this process, so that signals reach it; builds run in child processes, so that their memory is
// freed.
import { prepareToRun } from './prepare.mjs';

await prepareToRun();
process.env.NODE_ENV ??= 'production';
const server = '../dist/server/main.mjs';
await import(server);
