export { makePgliteDumps as default } from '../../server/testing/pgliteDumps';
