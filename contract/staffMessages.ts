import { Type, type Static } from 'typebox';
import { LANGUAGES } from './constants';
import { Nullable, Timestamp } from './http';
import { CARRIERS, MESSAGE_KINDS, MESSAGE_STATES, REFUSAL_REASONS, TEXT_PROVIDERS } from './messageConstants';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const Paise = Type.Integer({ minimum: 0 });
const Language = Type.Enum([...LANGUAGES]);
const Kind = Type.Enum([...MESSAGE_KINDS]);
const Provider = Type.Enum([...TEXT_PROVIDERS]);

/** A message that did not go through. `detail` is the provider's own reason. */
const Problem = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  provider: Type.Enum([...CARRIERS]),
  language: Language,
  kind: Kind,
  state: Type.Enum([...MESSAGE_STATES]),
  reason: Nullable(Type.Enum([...REFUSAL_REASONS])),
  detail: Nullable(Type.String()),
});

/** How messages leave the shop, what is registered, and what went wrong. */
export const StaffMessages = Type.Object({
  /** In the order in which they are asked. Counts and cost are the month's. */
  providers: Type.Array(
    Type.Object({
      name: Provider,
      needsTemplate: Type.Boolean(),
      /** It last took a message then. */
      lastTakenAt: Nullable(Timestamp),
      delivered: Count,
      underWay: Count,
      refused: Count,
      failed: Count,
      costPaise: Paise,
      /** Where the provider sends its reports; null for one that sends none. */
      reportUrl: Nullable(Type.String()),
    }),
  ),
  kinds: Type.Array(
    Type.Object({
      kind: Kind,
      texts: Type.Array(
        Type.Object({
          language: Language,
          /** It contains the tags of the telecom operators. */
          toRegister: Type.String(),
          /** It is as a reader sees it. */
          example: Type.String(),
          templates: Type.Array(Type.Object({ provider: Provider, templateId: Type.String() })),
        }),
      ),
    }),
  ),
  /** They are of the last seven days, the newest first. */
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

/** Sends an example to the caller's own number. */
export const TestMessageBody = Type.Object({ kind: Kind, provider: Provider, language: Language }, closed);
export type TestMessageBody = Static<typeof TestMessageBody>;

export const TestedMessage = Type.Object({
  state: Type.Enum(['ACCEPTED', 'REFUSED', 'FAILED', 'UNKNOWN']),
  reason: Nullable(Type.Enum([...REFUSAL_REASONS])),
  detail: Nullable(Type.String()),
});
export type TestedMessage = Static<typeof TestedMessage>;
