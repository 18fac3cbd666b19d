// `npm run seed -- --demo` fills the shop's database with the demo's products.
import { prepareToRun } from './prepare.mjs';

await prepareToRun();
const command = '../dist/server/seed.mjs';
await import(command);
