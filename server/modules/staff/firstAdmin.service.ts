import type {
  FactorEnrolled,
  FactorOffered,
  FirstAdminBody,
  FirstAdminConfirmBody,
} from '../../../contract/staffLogin';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { COMMAND_LINE } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { BeginLinks } from './beginLinks';
import type { FactorEnrolment } from './factorEnrolment.service';
import type { StaffCaller } from './login';
import type { StaffPeople } from './people';
import { lockPeople } from './peopleRepository';
import { newSeed, stepOfCode } from './totp';

export type FirstAdmin = ReturnType<typeof createFirstAdmin>;

interface Parts {
  links: BeginLinks;
  people: Pick<StaffPeople, 'insert' | 'checkNumber'>;
  factorEnrolment: Pick<FactorEnrolment, 'describe' | 'enrol'>;
}

/** The first Super Admin begins with the link that the server has printed, and with a second factor. */
export function createFirstAdmin({ db, clock }: AppDeps, { links, people, factorEnrolment }: Parts) {
  return {
    /** @throws AppError 410 for a dead link; FieldsError for the number's first digit */
    async offer({ token, name, mobileNumber }: FirstAdminBody): Promise<FactorOffered> {
      await links.check(db, token);
      people.checkNumber(mobileNumber);
      return factorEnrolment.describe(newSeed(), name.trim());
    },

    /** @throws as `offer`; AppError 409 for a wrong code or a taken number */
    confirm: ({ token, key, code, ...person }: FirstAdminConfirmBody, caller: StaffCaller): Promise<FactorEnrolled> =>
      inTransaction(db, async (tx) => {
        // Of two who confirm at once, the second finds the Super Admin.
        await lockPeople(tx);
        await links.check(tx, token);
        const step = stepOfCode(key, code.replace(/\s/g, ''), clock.now());
        if (step === null) throw new AppError(409, 'staff.alone.wrongCode');
        const member = await people.insert(tx, { ...person, role: STAFF_ROLE.SUPER_ADMIN }, COMMAND_LINE);
        return factorEnrolment.enrol(tx, member, { seed: key, step }, { ...caller, lane: null });
      }),
  };
}
