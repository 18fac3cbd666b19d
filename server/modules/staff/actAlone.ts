import { hasColleague } from '../../db/colleagues';
import type { AppDeps } from '../../deps';
import type { ActAlone } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { SecondFactor } from './secondFactor';

/** Who is alone with a right is a Super Admin, and so has a second factor. */
export const createActAlone =
  ({ db }: Pick<AppDeps, 'db'>, factor: Pick<SecondFactor, 'confirm'>): ActAlone =>
  async ({ staffId, secondFactor }, action, rejection) => {
    if (await hasColleague(db, staffId, action)) throw rejection;
    if (!secondFactor) throw new AppError(409, 'staff.alone.enterFactor', { data: { needsFactor: true } });
    await factor.confirm(staffId, secondFactor.code, secondFactor.callerAddress);
  };
