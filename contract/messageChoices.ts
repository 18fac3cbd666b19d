import { Type, type Static } from 'typebox';
import { LANGUAGES } from './constants';
import { Nullable, Timestamp } from './http';
import { CONSENT_SOURCES, MESSAGE_CHANNELS, MESSAGE_GROUPS, STOP_REASONS } from './messageConstants';

const GroupCode = Type.Enum([...MESSAGE_GROUPS]);
const ChosenChannel = Type.Enum(['SMS', 'WHATSAPP', 'EMAIL']);
export type ChosenChannel = Static<typeof ChosenChannel>;

/** How the customer hears of their orders. */
export const MessageChoices = Type.Object({
  groups: Type.Array(
    Type.Object({
      group: GroupCode,
      /** The channel that is used now; null where the group is off. */
      channel: Nullable(ChosenChannel),
      choices: Type.Array(ChosenChannel),
      canSwitchOff: Type.Boolean(),
    }),
  ),
  /** All but its last digits are hidden. */
  mobileNumber: Type.String(),
  /** It is '' for customers who gave none. */
  emailId: Type.String(),
  /** Why no e-mail goes to the address; null while it does. */
  emailStop: Nullable(Type.Enum(['UNSUBSCRIBED', 'BOUNCED'])),
  /** It is null if the shop has no WhatsApp. */
  whatsApp: Nullable(
    Type.Object({
      /** Stored with the choice, as its proof. */
      agreement: Type.String(),
      /** Stored when no group uses WhatsApp any more. */
      leaving: Type.String(),
      /** The customer wrote STOP. */
      isStopped: Type.Boolean(),
    }),
  ),
  /** Whether browsers can be notified, for which the page of an order asks. */
  hasPush: Type.Boolean(),
});
export type MessageChoices = Static<typeof MessageChoices>;
export type MessageGroupChoice = MessageChoices['groups'][number];

export const MessageChoiceBody = Type.Object(
  {
    group: GroupCode,
    /** Null switches the group off. */
    channel: Nullable(ChosenChannel),
  },
  { additionalProperties: false },
);
export type MessageChoiceBody = Static<typeof MessageChoiceBody>;

export const ExportedMessageChoice = Type.Object({
  group: GroupCode,
  channel: Nullable(ChosenChannel),
  chosenAt: Timestamp,
});
export type ExportedMessageChoice = Static<typeof ExportedMessageChoice>;

/** A yes or no to WhatsApp. */
export const ExportedConsent = Type.Object({
  isGiven: Type.Boolean(),
  source: Type.Enum([...CONSENT_SOURCES]),
  wording: Type.String(),
  language: Type.Enum([...LANGUAGES]),
  at: Timestamp,
});
export type ExportedConsent = Static<typeof ExportedConsent>;

/** Nothing more goes to the number or address on this channel. */
export const ExportedStop = Type.Object({
  channel: Type.Enum([...MESSAGE_CHANNELS]),
  contact: Type.String(),
  reason: Type.Enum([...STOP_REASONS]),
  since: Timestamp,
});
export type ExportedStop = Static<typeof ExportedStop>;

/** A browser that shows notifications of orders. */
export const ExportedBrowser = Type.Object({
  browser: Nullable(Type.String()),
  /** Where its push service takes them. */
  endpoint: Type.String(),
  since: Timestamp,
});
export type ExportedBrowser = Static<typeof ExportedBrowser>;
