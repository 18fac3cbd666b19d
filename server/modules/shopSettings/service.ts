import {
  problemsOf,
  SETTINGS_SECTIONS,
  type AnyValues,
  type Problems,
  type SettingsSection,
  type SettingsValues,
} from '../../../contract/settingsFields';
import type {
  SectionBody,
  SectionConflict,
  SettingsTodos,
  ShopSettings,
  StoredSection,
} from '../../../contract/shopSettings';
import { differences, recordAudit } from '../../db/audit';
import type { Queries } from '../../db/database';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError, type Message } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import { SANDBOX_PAYEE_ADDRESS } from '../../ports/payment/upiUrl';
import type { LimitRaises } from './limitRaises.service';
import type { PayeeChanges } from './payeeChanges.service';
import * as repository from './repository';
import { createSections } from './sections';
import { factsOf, revisionOf, withoutSamples, withSamples } from './values';

export type SettingsService = ReturnType<typeof createSettingsService>;

/** Its values differ by section: `SETTINGS_FIELDS` knows them. */
interface AnySection {
  read: (settings: StoreSettings) => AnyValues;
  samples?: (settings: StoreSettings) => string[];
  write: (values: AnyValues, before: StoreSettings) => Partial<StoreSettings>;
}
const messagesOf = (problems: Problems): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, { problem, min = 0, max = 0 }]) => {
      const params = problem === 'paise' ? { min: inRupees(min), max: inRupees(max) } : { min, max };
      return [path, { key: `shopSettings.problems.${problem}`, params }];
    }),
  );

/** `shopChanged` is called after each change: pages show it. */
export function createSettingsService(
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  {
    shopChanged,
    payeeChanges,
    limitRaises,
  }: { shopChanged: () => void; payeeChanges: PayeeChanges; limitRaises: LimitRaises },
) {
  const { payee } = config.payment;
  const sections = createSections(payee?.address === SANDBOX_PAYEE_ADDRESS ? null : payee, config.demo);
  const sectionOf = (name: SettingsSection) => sections[name] as unknown as AnySection;
  const samplesOf = (name: SettingsSection, settings: StoreSettings) => sectionOf(name).samples?.(settings) ?? [];

  function serialize(name: SettingsSection, settings: StoreSettings): StoredSection {
    const stored = sectionOf(name).read(settings);
    const samples = samplesOf(name, settings);
    const values = withoutSamples(name, stored, samples) as StoredSection['values'];
    return { values, samples, revision: revisionOf(stored) };
  }

  async function conflict(tx: Queries, name: SettingsSection, settings: StoreSettings): Promise<AppError> {
    const changedBy = await repository.findLastActor(tx, name);
    const data: SectionConflict = { section: serialize(name, settings), changedBy };
    return changedBy === null
      ? new AppError(409, 'shopSettings.changed', { data })
      : new AppError(409, 'shopSettings.changedBy', { params: { name: changedBy }, data });
  }

  /** @returns the settings with the section's values in them, and what they change. @throws as `save` */
  async function judge(at: Queries, name: SettingsSection, body: SectionBody, settings: StoreSettings) {
    const section = sectionOf(name);
    const before = section.read(settings);
    if (revisionOf(before) !== body.revision) throw await conflict(at, name, settings);
    const samples = samplesOf(name, settings);
    const problems = problemsOf(name, body as unknown as SettingsValues<SettingsSection>, samples);
    if (Object.keys(problems).length > 0) throw new FieldsError(messagesOf(problems));
    const next = { ...settings, ...section.write(withSamples(name, body, before, samples), settings) };
    return { next, ...differences(factsOf(name, before), factsOf(name, section.read(next))) };
  }

  return {
    async get(): Promise<ShopSettings> {
      const settings = await repository.findSettings(db);
      return Object.fromEntries(SETTINGS_SECTIONS.map((name) => [name, serialize(name, settings)])) as ShopSettings;
    },

    /**
     * Another payee waits for a second person, so that the section stays as it is.
     * @throws AppError 409 with the section as it is now, where it isn't what the change was made from; as `ActAlone` for the payee; FieldsError
     */
    async save(
      staff: StaffUser,
      name: SettingsSection,
      body: SectionBody,
    ): Promise<{ stored: StoredSection; isWaiting: boolean }> {
      const isPayee = name === 'payee' && (await judge(db, name, body, await repository.findSettings(db))).hasAny;
      const isAlone = isPayee && (await payeeChanges.mayChange(staff));
      const isWaiting = isPayee && !isAlone;
      const saved = await inTransaction(db, async (tx) => {
        const settings = await repository.lockSettings(tx);
        const { next, hasAny, before, after } = await judge(tx, name, body, settings);
        if (!hasAny) return settings;
        if (next.payee && isPayee) {
          const { address, name: payeeName } = next.payee;
          await payeeChanges.record(tx, staff, { payeeAddress: address, payeeName, isAlone });
        }
        if (isWaiting) return settings;
        await repository.updateSettings(tx, next, clock.now());
        await limitRaises.record(tx, staff, sections.counter.read(settings), sections.counter.read(next));
        const audited = { action: 'manageSettings', subject: repository.SETTINGS, subjectId: name };
        await recordAudit(tx, staff, { ...audited, before, after, isAlone }, clock.now());
        return next;
      });
      if (!isWaiting) shopChanged();
      return { stored: serialize(name, saved), isWaiting };
    },

    /**
     * Returns what customers see as a sample, or not at all, until the seller fills it in; in the order of the
     * settings.
     */
    async findTodos(): Promise<SettingsTodos> {
      const settings = await repository.findSettings(db);
      return SETTINGS_SECTIONS.flatMap((section) => samplesOf(section, settings).map((field) => ({ section, field })));
    },
  };
}
