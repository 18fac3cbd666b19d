import { Type, type Static } from 'typebox';
import { LANGUAGES } from './constants';
import { Nullable, Timestamp } from './http';
import {
  CARRIERS,
  MESSAGE_CHANNELS,
  MESSAGE_GROUPS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  REFUSAL_REASONS,
  TEXT_PROVIDERS,
} from './messageConstants';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Paise = Type.Integer({ minimum: 0 });
const Language = Type.Enum([...LANGUAGES]);
const Kind = Type.Enum([...MESSAGE_KINDS]);
const Provider = Type.Enum([...TEXT_PROVIDERS]);
const Channel = Type.Enum([...MESSAGE_CHANNELS]);
const Reason = Nullable(Type.Enum([...REFUSAL_REASONS]));

/** A try that did not go through. `detail` is the provider's own reason. */
const Problem = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  provider: Type.Enum([...CARRIERS]),
  language: Language,
  kind: Kind,
  state: Type.Enum([...MESSAGE_STATES]),
  reason: Reason,
  detail: Nullable(Type.String()),
});

/** What the shop tells one person on one channel, and what became of it. */
export const StaffNotification = Type.Object({
  _id: Type.String(),
  /** It was decided then. */
  at: Timestamp,
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  channel: Channel,
  language: Language,
  state: Type.Enum([...NOTIFICATION_STATES]),
  /** Why the last try did not go through. */
  reason: Reason,
  detail: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  ticketNumber: Nullable(Type.String()),
  /** It did not arrive, was not sent again, and nothing else told the same. */
  canSendAgain: Type.Boolean(),
});
export type StaffNotification = Static<typeof StaffNotification>;

/** Of one order or customer, the newest first. */
export const Notifications = Type.Object({ items: Type.Array(StaffNotification) });
export type Notifications = Static<typeof Notifications>;

/** How messages leave the shop, what is registered, and what went wrong. */
export const StaffMessages = Type.Object({
  /** In the order in which they are asked, channel by channel. Counts and cost are the month's. */
  providers: Type.Array(
    Type.Object({
      name: Type.Enum([...CARRIERS]),
      channel: Channel,
      /** Whether it is the first that its channel asks. */
      isFirst: Type.Boolean(),
      needsTemplate: Type.Boolean(),
      /** It last took a message then. */
      lastTakenAt: Nullable(Timestamp),
      delivered: Count,
      /** What the console printed is delivered to nobody, and is not under way. */
      underWay: Count,
      refused: Count,
      failed: Count,
      costPaise: Paise,
      /** Where the provider sends its reports; null for one that sends none. */
      reportUrl: Nullable(Type.String()),
    }),
  ),
  /** By channel; those without any are left out. */
  waiting: Type.Array(Type.Object({ channel: Channel, count: Count, oldestAt: Timestamp })),
  kinds: Type.Array(
    Type.Object({
      kind: Kind,
      /** It is null for login codes. */
      group: Nullable(Type.Enum([...MESSAGE_GROUPS])),
      texts: Type.Array(
        Type.Object({
          language: Language,
          /** It contains the tags of the telecom operators; null for what never goes to a telephone number. */
          toRegister: Nullable(Type.String()),
          /** For Meta, with numbered parts; null for login codes, whose text is Meta's own. */
          whatsApp: Nullable(Type.String()),
          /** It is as a reader sees it. */
          example: Type.String(),
          /** E-mail and push; null for login codes. */
          titled: Nullable(Type.Object({ title: Type.String(), body: Type.String() })),
          templates: Type.Array(Type.Object({ provider: Provider, templateId: Type.String() })),
        }),
      ),
    }),
  ),
  /** Notifications of the last seven days that did not arrive, the newest first. */
  notArrived: Type.Array(StaffNotification),
  /** Tries of the last seven days besides, the newest first. */
  problems: Type.Array(Problem),
  codesToday: Type.Object({ spentPaise: Paise, limitPaise: Paise }),
});
export type StaffMessages = Static<typeof StaffMessages>;

export const TemplateBody = Type.Object(
  {
    kind: Kind,
    provider: Provider,
    language: Language,
    /** It is as the provider shows it; empty removes it. */
    templateId: Type.String({ maxLength: 100, pattern: '^[\\w.:-]*$', messageKey: 'templateId' }),
  },
  closed,
);
export type TemplateBody = Static<typeof TemplateBody>;

/** Sends an example: to the caller's own number, the shop's e-mail address, or the devices that the caller uses as a customer. */
export const TestMessageBody = Type.Object(
  { kind: Kind, provider: Type.Enum([...CARRIERS]), language: Language },
  closed,
);
export type TestMessageBody = Static<typeof TestMessageBody>;

export const TestedMessage = Type.Object({
  state: Type.Enum(['ACCEPTED', 'REFUSED', 'FAILED', 'UNKNOWN']),
  reason: Nullable(Type.Enum([...REFUSAL_REASONS])),
  detail: Nullable(Type.String()),
});
export type TestedMessage = Static<typeof TestedMessage>;
