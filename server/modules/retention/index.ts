import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { retentionJob } from './retentionJob';

export const createRetention = (deps: AppDeps): Area => ({
  prefix: '/api/staff/retention',
  routes: () => Promise.resolve(),
  jobs: [retentionJob(deps)],
});
