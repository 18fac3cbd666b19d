export { removeSeededDump as default } from '../../server/testing/pgliteDumps';
