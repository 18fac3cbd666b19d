import { LANGUAGES } from '../../../contract/constants';
import {
  MESSAGE_KINDS,
  type Carrier,
  type MessageChannel,
  type MessageProviderName,
} from '../../../contract/messageConstants';
import { NEVER_TEXTED, NOTIFICATION_RULES } from '../../../contract/messageKindConstants';
import type { StaffMessages, TemplateBody, TestedMessage, TestMessageBody } from '../../../contract/staffMessages';
import { recordEdit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { HOUR_MS, tooMany } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { completeMessageRules } from '../../lib/messageRules';
import { translations } from '../../lib/messages';
import { midnightOf, shopDay } from '../../lib/shopDays';
import type { TextProvider } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import { composeText, textForWhatsApp, textToRegister } from './composeText';
import type { ExampleSender } from './exampleSender';
import { examplesIn } from './examples';
import type { Sending } from './sending';
import type { StaffNotificationsService } from './staffNotifications.service';
import * as repository from './repository';

const MAX_TESTS_PER_HOUR = 10;

const CHANNELS: Record<Carrier, MessageChannel> = {
  console: 'SMS',
  msg91: 'SMS',
  twilio: 'SMS',
  whatsapp: 'WHATSAPP',
  smtp: 'EMAIL',
  webpush: 'PUSH',
};

export type StaffMessagesService = ReturnType<typeof createStaffMessagesService>;

interface Parts {
  sending: Pick<Sending, 'fixedParts'>;
  sendExample: ExampleSender;
  store: Pick<StoreService, 'getSettings'>;
  notifications: Pick<StaffNotificationsService, 'listWaiting' | 'notArrived' | 'problems'>;
  /** They are in the order in which they are asked. */
  providers: readonly TextProvider[];
  /** Where a provider sends its reports; null for one that sends none. */
  reportUrlOf: (provider: TextProvider) => string | null;
}

/** Staff see the shop's messages here, and decide about them. */
export function createStaffMessagesService(
  deps: AppDeps,
  { sending, sendExample, store, notifications, providers, reportUrlOf }: Parts,
) {
  const { db, clock, config } = deps;

  /** @throws AppError 404 for a provider that is not set up */
  function providerNamed(name: MessageProviderName): TextProvider {
    const provider = providers.find((each) => each.name === name);
    if (!provider) throw new AppError(404, 'messaging.noSuchProvider');
    return provider;
  }

  async function listKinds(): Promise<StaffMessages['kinds']> {
    const [settings, templates] = await Promise.all([store.getSettings(), repository.findTemplates(db)]);
    return MESSAGE_KINDS.map((kind) => ({
      kind,
      group: kind === 'CODE' ? null : NOTIFICATION_RULES[kind].group,
      texts: LANGUAGES.map((language) => {
        const t = translations.in(language);
        const fixed = sending.fixedParts(settings, language);
        const open = examplesIn(language, config.otp.length)[kind];
        const isTexted = !NEVER_TEXTED.includes(kind);
        return {
          language,
          toRegister: isTexted ? textToRegister(t, kind, fixed) : null,
          whatsApp: kind === 'CODE' || !isTexted ? null : textForWhatsApp(t, kind, fixed),
          example: composeText(t, kind, fixed, open).text,
          titled:
            kind === 'CODE'
              ? null
              : {
                  title: t(`messaging.titles.${kind}`, { ...fixed, ...open }),
                  body: t(`messaging.bodies.${kind}`, { ...fixed, ...open }),
                },
          templates: templates
            .filter((each) => each.kind === kind && each.language === language)
            .map(({ provider, templateId }) => ({ provider, templateId })),
        };
      }),
    }));
  }

  async function listProviders(now: Date): Promise<StaffMessages['providers']> {
    const month = midnightOf(`${shopDay(now).slice(0, 7)}-01`);
    const [counts, taken] = await Promise.all([repository.countByProvider(db, month), repository.findNewestTaken(db)]);
    const { mail, push } = deps.messageProviders;
    const untemplated = [mail, push].flatMap((carrier) => carrier ?? []);
    const all = [
      ...providers.map((provider) => ({ ...provider, reportUrl: reportUrlOf(provider) })),
      ...untemplated.map(({ name }) => ({ name, needsTemplate: false, reportUrl: null })),
    ];
    return all.map(({ name, needsTemplate, reportUrl }, at) => {
      const channel = CHANNELS[name];
      const counted = counts.find((each) => each.provider === name);
      const lastTaken = taken.find((each) => each.provider === name);
      return {
        name,
        channel,
        isFirst: all.findIndex((each) => CHANNELS[each.name] === channel) === at,
        needsTemplate,
        lastTakenAt: lastTaken ? new Date(lastTaken.at).toISOString() : null,
        delivered: counted?.delivered ?? 0,
        underWay: counted?.underWay ?? 0,
        refused: counted?.refused ?? 0,
        failed: counted?.failed ?? 0,
        costPaise: counted?.paise ?? 0,
        reportUrl,
      };
    });
  }

  return {
    async get(): Promise<StaffMessages> {
      const now = clock.now();
      const [listed, waiting, kinds, notArrived, problems, spentPaise, settings] = await Promise.all([
        listProviders(now),
        notifications.listWaiting(),
        listKinds(),
        notifications.notArrived(),
        notifications.problems(),
        repository.findSpending(db, shopDay(now)),
        store.getSettings(),
      ]);
      return {
        providers: listed,
        waiting,
        kinds,
        notArrived,
        problems,
        codesToday: { spentPaise, limitPaise: completeMessageRules(settings.messages).codesPerDayPaise },
      };
    },

    /** @throws AppError 404 for a provider that is not set up */
    async saveTemplate(staff: StaffUser, { templateId, ...key }: TemplateBody): Promise<void> {
      providerNamed(key.provider);
      await inTransaction(db, async (tx) => {
        const before = await repository.findTemplateId(tx, key);
        if (templateId === '') await repository.deleteTemplate(tx, key);
        else await repository.saveTemplate(tx, key, templateId, clock.now());
        const subjectId = `${key.provider} ${key.kind} ${key.language}`;
        await recordEdit(
          tx,
          staff,
          { action: 'manageMessages', subject: 'message', subjectId },
          {
            before: { templateId: before },
            after: { templateId: templateId === '' ? null : templateId },
            at: clock.now(),
          },
        );
      });
    },

    /**
     * Sends the caller an example.
     * @throws AppError 404 for a provider that is not set up, 409 where no browser takes a push, 429 after ten in an hour
     */
    async test(staff: StaffUser, example: TestMessageBody): Promise<TestedMessage> {
      const mobileNumber = await repository.findNumberOfStaff(db, staff.staffId);
      const now = clock.now();
      const since = new Date(now.getTime() - HOUR_MS);
      const blocking = await repository.nthNewestTo(db, mobileNumber, since, MAX_TESTS_PER_HOUR);
      if (blocking) throw tooMany('messaging.tooManyTests', blocking, now);
      const outcome = await sendExample(example, mobileNumber);
      return {
        state: outcome.state,
        reason: outcome.state === 'REFUSED' ? outcome.reason : null,
        detail: outcome.state === 'ACCEPTED' ? null : outcome.detail,
      };
    },
  };
}
