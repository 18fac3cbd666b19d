export { retentionJob } from './retentionJob';
