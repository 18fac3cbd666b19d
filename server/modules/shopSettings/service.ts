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

/** The shop's settings, as an Admin edits them. @param shopChanged called after each change: pages show it */
export function createSettingsService(
  { db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  shopChanged: () => void,
) {
  const { payee } = config.payment;
  const sections = createSections(payee?.address === SANDBOX_PAYEE_ADDRESS ? null : payee);
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

  return {
    async get(): Promise<ShopSettings> {
      const settings = await repository.findSettings(db);
      return Object.fromEntries(SETTINGS_SECTIONS.map((name) => [name, serialize(name, settings)])) as ShopSettings;
    },

    /** @throws AppError 409 with the section as it is now, where it isn't what the change was made from; FieldsError */
    async save(staff: StaffUser, name: SettingsSection, body: SectionBody): Promise<StoredSection> {
      const saved = await inTransaction(db, async (tx) => {
        const settings = await repository.lockSettings(tx);
        const section = sectionOf(name);
        const before = section.read(settings);
        if (revisionOf(before) !== body.revision) throw await conflict(tx, name, settings);
        const samples = samplesOf(name, settings);
        const problems = problemsOf(name, body as unknown as SettingsValues<SettingsSection>, samples);
        if (Object.keys(problems).length > 0) throw new FieldsError(messagesOf(problems));
        const next = { ...settings, ...section.write(withSamples(name, body, before, samples), settings) };
        const changed = differences(factsOf(name, before), factsOf(name, section.read(next)));
        if (!changed.hasAny) return settings;
        await repository.updateSettings(tx, next, clock.now());
        const audited = { action: 'manageSettings', subject: repository.SETTINGS, subjectId: name };
        await recordAudit(tx, staff, { ...audited, before: changed.before, after: changed.after }, clock.now());
        return next;
      });
      shopChanged();
      return serialize(name, saved);
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
