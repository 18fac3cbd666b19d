import type { StaffMember } from '../../../contract/staff';
import type { AddPersonBody, ChangePersonBody, People, PersonChanged } from '../../../contract/staffPeople';
import { needsSecondFactor } from '../../../contract/staffRights';
import { COMMAND_LINE, recordAudit, type AuditedAction } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isCheckViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { StaffCodes } from '../auth';
import type { OneTimeSecrets } from './oneTimeSecrets';
import { replaceRecoveryCodes, type Member } from './loginRepository';
import * as repository from './peopleRepository';
import { unsealSeed } from './seeds';
import type { StaffSessions } from './sessions';

/** A Super Admin, or the command line without an id. */
export interface Actor {
  staffId: string | null;
  name: string;
}

export type StaffPeople = ReturnType<typeof createPeople>;

/** Reduces a person to what the audit log shows. */
const shown = ({ name, role, language, active }: Pick<Member, 'name' | 'role' | 'language' | 'active'>) => ({
  name,
  role,
  language,
  active,
});

interface Parts {
  codes: Pick<StaffCodes, 'unlock' | 'makeCode'>;
  oneTimeSecrets: OneTimeSecrets;
  sessions: Pick<StaffSessions, 'endAll'>;
}

export function createPeople(
  { config, secrets, db, clock, security }: AppDeps,
  { codes, oneTimeSecrets, sessions }: Parts,
) {
  const serialize = ({ id, lastUsedAt, factorSeed, ...person }: repository.Person): StaffMember => ({
    _id: id,
    ...person,
    hasSecondFactor: factorSeed !== null,
    factorLost: factorSeed !== null && unsealSeed(secrets.keys, id, factorSeed) === null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });

  async function record(tx: Transaction, actor: Actor, audited: Omit<AuditedAction, 'subject'>): Promise<void> {
    await recordAudit(tx, actor, { ...audited, subject: 'staff' }, clock.now());
    security.record('audited action', { staffId: audited.subjectId }, { what: audited.action });
  }

  async function lock(tx: Transaction, staffId: string): Promise<Member> {
    const member = await repository.lockPerson(tx, staffId);
    if (!member) throw new AppError(404, 'staff.people.notFound');
    return member;
  }

  /** @throws FieldsError for its first digit */
  function checkNumber(mobileNumber: string): void {
    if (config.mobileFirstDigitStrict && !/^[6-9]/.test(mobileNumber)) {
      throw new FieldsError({ mobileNumber: { key: 'auth.mobileFirstDigit' } });
    }
  }

  /** @throws AppError 409 for a taken number; as `checkNumber` */
  async function insert(
    tx: Transaction,
    body: AddPersonBody,
    actor: Actor,
    enrolment: Partial<Pick<Member, 'enrolmentHash' | 'enrolmentExpiresAt'>> = {},
  ): Promise<Member> {
    checkNumber(body.mobileNumber);
    const now = clock.now();
    const { mobileNumber, role, language } = body;
    const member = await repository.insertPerson(tx, {
      id: newId(),
      name: body.name.trim(),
      mobileNumber,
      role,
      language,
      ...enrolment,
      createdAt: now,
      updatedAt: now,
    });
    if (!member) throw new AppError(409, 'staff.people.numberTaken');
    await record(tx, actor, {
      action: 'addPerson',
      subjectId: member.id,
      after: { ...shown(member), mobileNumber: member.mobileNumber },
    });
    return member;
  }

  async function read(staffId: string): Promise<StaffMember> {
    const person = await repository.findPerson(db, staffId);
    if (!person) throw new AppError(404, 'staff.people.notFound');
    return serialize(person);
  }

  return {
    list: async (): Promise<People> => ({ items: (await repository.findPeople(db)).map(serialize) }),

    /** @throws AppError 404 */
    async idOfNumber(mobileNumber: string): Promise<string> {
      const id = await repository.findIdOfNumber(db, mobileNumber);
      if (id === null) throw new AppError(404, 'staff.people.notFound');
      return id;
    },

    checkNumber,
    insert,

    /** @throws as `insert` */
    async add(body: AddPersonBody, actor: Actor): Promise<PersonChanged> {
      const issued = needsSecondFactor(body.role) ? oneTimeSecrets.issue() : null;
      const { id } = await inTransaction(db, (tx) => insert(tx, body, actor, issued?.columns));
      return { person: await read(id), secret: issued?.secret ?? null };
    },

    /**
     * A change of role or activity ends the person's logins.
     * @throws AppError 404; 409 when no Super Admin would be left
     */
    async change(staffId: string, body: Partial<ChangePersonBody>, actor: Actor): Promise<PersonChanged> {
      try {
        const secret = await inTransaction(db, async (tx) => {
          const before = await lock(tx, staffId);
          const after = { ...before, ...body, name: (body.name ?? before.name).trim() };
          const isOther = after.role !== before.role || after.active !== before.active;
          const lacksFactor = isOther && needsSecondFactor(after.role) && before.factorSeed === null && after.active;
          const issued = lacksFactor && !oneTimeSecrets.isValid(before) ? oneTimeSecrets.issue() : null;
          const { name, role, language, active } = after;
          await repository.updatePerson(tx, staffId, {
            name,
            role,
            language,
            active,
            ...issued?.columns,
            updatedAt: clock.now(),
          });
          if (isOther) await sessions.endAll(tx, staffId);
          await record(tx, actor, {
            action: after.active === before.active ? 'changePerson' : after.active ? 'switchOn' : 'switchOff',
            subjectId: staffId,
            before: shown(before),
            after: shown(after),
          });
          return issued?.secret ?? null;
        });
        return { person: await read(staffId), secret };
      } catch (error) {
        if (isCheckViolation(error, 'staff_last_super_admin_check'))
          throw new AppError(409, 'staff.people.lastSuperAdmin');
        throw error;
      }
    },

    /**
     * It also deletes recovery codes and ends logins.
     * @returns the one-time secret to enrol another
     * @throws AppError 404; 409 for one's own, or where the role needs none
     */
    async resetFactor(staffId: string, actor: Actor): Promise<PersonChanged> {
      if (staffId === actor.staffId) throw new AppError(409, 'staff.people.ownFactor');
      const { secret, columns } = oneTimeSecrets.issue();
      await inTransaction(db, async (tx) => {
        const before = await lock(tx, staffId);
        if (!needsSecondFactor(before.role)) throw new AppError(409, 'staff.people.needsNoFactor');
        await repository.updatePerson(tx, staffId, { factorSeed: null, ...columns, updatedAt: clock.now() });
        await replaceRecoveryCodes(tx, staffId, []);
        await sessions.endAll(tx, staffId);
        await record(tx, actor, { action: 'resetFactor', subjectId: staffId });
      });
      return { person: await read(staffId), secret };
    },

    /**
     * Lets a person log in whom too many codes or wrong guesses keep out.
     * @throws AppError 404; 409 for oneself, whose stolen login could otherwise guess the second factor without end
     */
    async unlock(staffId: string, actor: Actor): Promise<PersonChanged> {
      if (staffId === actor.staffId) throw new AppError(409, 'staff.people.ownUnlock');
      await inTransaction(db, async (tx) => {
        const { mobileNumber } = await lock(tx, staffId);
        await codes.unlock(tx, { staffId, mobileNumber });
        await record(tx, actor, { action: 'unlockLogin', subjectId: staffId });
      });
      return { person: await read(staffId), secret: null };
    },

    /**
     * A code for a login that waits for one, while no SMS goes out: on the command line only.
     * @throws AppError 404; 409 where no login waits, or the person is switched off
     */
    async makeCode(staffId: string): Promise<{ name: string; code: string }> {
      return inTransaction(db, async (tx) => {
        const { mobileNumber, name, active } = await lock(tx, staffId);
        const code = active ? await codes.makeCode(tx, mobileNumber) : null;
        if (code === null) throw new AppError(409, 'staff.people.noLoginWaits', { params: { name } });
        await record(tx, COMMAND_LINE, { action: 'makeCode', subjectId: staffId });
        return { name, code };
      });
    },
  };
}
