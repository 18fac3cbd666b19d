import type { Language } from '../../../contract/constants';
import type { ExportedMessage } from '../../../contract/customer';
import type { MessageKind } from '../../../contract/messageConstants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { REPORTS_PREFIX } from '../../ports/messages/createMessageProviders';
import type { StoreService } from '../shopSettings';
import { createMessageChoices, type MessageChoicesService } from './choices.service';
import { messageChoicesRoutes } from './choicesRoutes';
import { cleanupJob } from './cleanupJob';
import { createExampleSender } from './exampleSender';
import type { FactSources } from './facts';
import { createInbound, type OnInbound } from './inbound';
import { createLanes } from './lanes';
import { createLoginCodes, type LoginCodes } from './loginCodes';
import { createMailSender } from './mailSender';
import { createNotifier, type Notifier } from './notifier';
import { paymentOpenJob } from './paymentOpenJob';
import { pushRoutes } from './pushRoutes';
import { createPushSender } from './pushSender';
import { createReports } from './reports';
import { exportMessagesTo, findUnregistered, forgetNumber } from './repository';
import { createSending } from './sending';
import { createStaffDevices } from './staffDevices.service';
import { staffDevicesRoutes } from './staffDevicesRoutes';
import { createStaffMessagesService } from './staffMessages.service';
import { createStaffNotices } from './staffNotices';
import { createStaffNotificationsService } from './staffNotifications.service';
import { staffMessageRoutes } from './staffRoutes';
import { createTextSender } from './textSender';
import { UNSUBSCRIBE_PREFIX, unsubscribeRoutes } from './unsubscribe';
import { webhookRoutes } from './webhookRoutes';

export { hasDecided } from './choicesRepository';
export type { OrderFacts } from './facts';
export type { CodeBudget, LoginCode, LoginCodes } from './loginCodes';
export type { Notifier } from './notifier';
export { afterQuietHours } from './quietHours';

/** The checkout's question whether the customer wants WhatsApp. */
export type WhatsAppQuestion = MessageChoicesService['checkout'];

/** What the shop tells people, and what providers say became of it. */
export function createMessaging(
  deps: AppDeps,
  store: Pick<StoreService, 'getSettings'>,
): {
  loginCodes: LoginCodes;
  whatsAppQuestion: WhatsAppQuestion;
  notifier: Notifier;
  /** The languages in which no provider can send a kind by SMS yet, because its text is not registered. */
  findUnregistered: (kind: MessageKind) => Promise<Language[]>;
  /** Call it once the modules are there that know what notifications tell. */
  createAreas(sources: FactSources): Area[];
  /** Who gets what people write by WhatsApp, but for STOP. */
  onInbound(receiver: OnInbound): void;
  personal: MessageChoicesService['personal'] & {
    /** Those to a number, the newest first. */
    exportMessages(mobileNumber: string): AsyncIterable<ExportedMessage>;
    /** Its messages stay counted, without the number. */
    eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
  };
} {
  const { sms, whatsApp, mail, push } = deps.messageProviders;
  const providers = whatsApp ? [...sms, whatsApp] : sms;
  const reports = createReports(deps);
  const inbound = createInbound(deps);
  const sending = createSending(deps, { store, reports });
  const notifier = createNotifier(deps);
  const pushSender = createPushSender(deps, push, { store, sending });
  const createSenders = ({ printInvoice }: FactSources) => ({
    SMS: createTextSender('SMS', sms, sending),
    WHATSAPP: createTextSender('WHATSAPP', whatsApp ? [whatsApp] : [], sending),
    EMAIL: createMailSender(deps, mail, { store, sending, printInvoice }),
    PUSH: pushSender,
  });
  const notifications = createStaffNotificationsService(deps, notifier);
  const service = createStaffMessagesService(deps, {
    sending,
    sendExample: createExampleSender(deps, { sending, store, providers, pushSender }),
    store,
    notifications,
    providers,
    reportUrlOf: ({ name, reportSecret }) =>
      reportSecret === undefined ? null : `${deps.config.publicUrl}${REPORTS_PREFIX}/${name}/${reportSecret}`,
  });
  const choices = createMessageChoices(deps, store);
  return {
    createAreas: (sources) => [
      { prefix: '/api/web/customer/messages', routes: messageChoicesRoutes(choices) },
      {
        prefix: '/api/staff/messages',
        routes: staffMessageRoutes(service, notifications),
        jobs: [
          cleanupJob(deps),
          paymentOpenJob(deps, notifier),
          ...createLanes(deps, {
            sending,
            senders: createSenders(sources),
            sources,
            staffNotices: createStaffNotices(deps),
          }),
        ],
      },
      { prefix: '/api/web/customer/push', routes: pushRoutes(deps) },
      { prefix: '/api/staff/push', routes: staffDevicesRoutes(createStaffDevices(deps)) },
      { prefix: UNSUBSCRIBE_PREFIX, routes: unsubscribeRoutes(deps, store) },
      { prefix: REPORTS_PREFIX, routes: webhookRoutes(providers, { reports, inbound }, deps.config) },
    ],
    loginCodes: createLoginCodes(deps, { sending, store }),
    whatsAppQuestion: choices.checkout,
    notifier,
    findUnregistered: (kind) => findUnregistered(deps.db, kind, sms),
    onInbound: (receiver) => inbound.passOnTo(receiver),
    personal: {
      ...choices.personal,
      async *exportMessages(mobileNumber) {
        yield* await exportMessagesTo(deps.db, mobileNumber);
      },
      eraseNumber: async (tx, mobileNumber) => {
        await forgetNumber(tx, mobileNumber);
      },
    },
  };
}
