import { RETENTION } from '../../../contract/retentionConstants';
import type { AppDeps } from '../../deps';
import { DAY_MS, HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { shopDay } from '../../lib/shopDays';
import { deleteOldNotifications } from './notificationRepository';
import { deleteOld } from './repository';

const LONGEST_YEAR_DAYS = 366;
const RETENTION_DAYS = RETENTION.messages.years * LONGEST_YEAR_DAYS;

export const cleanupJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep old messages',
  everyMs: HOUR_MS,
  run: async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    await deleteOldNotifications(db, before(RETENTION_DAYS));
    await deleteOld(db, { messages: before(RETENTION_DAYS), reports: before(1), day: shopDay(before(RETENTION_DAYS)) });
  },
});
