import { hasColleague } from '../../db/colleagues';
import type { AppDeps } from '../../deps';
import type { ActAlone } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { SecondFactor } from './secondFactor';

/** See `ActAlone`. Who is alone with a right is a Super Admin, because the shop always has one, and thus has a second factor. */
export const createActAlone =
  ({ db }: Pick<AppDeps, 'db'>, factor: Pick<SecondFactor, 'confirm'>): ActAlone =>
  async ({ staffId, secondFactor }, action, rejection) => {
    if (await hasColleague(db, staffId, action)) throw rejection;
    if (!secondFactor) throw new AppError(409, 'staff.alone.enterFactor', { data: { needsFactor: true } });
    await factor.confirm(staffId, secondFactor.code, secondFactor.callerAddress);
  };
