import { AppError } from '../../lib/errors';
import type { SecurityLog, Subject } from '../../lib/securityLog';

export async function logCapReached<T>(security: SecurityLog, subject: Subject, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status === 429) {
      security.record('cap reached', subject, { what: error.message });
    }
    throw error;
  }
}
