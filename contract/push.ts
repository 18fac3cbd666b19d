import { Type, type Static } from 'typebox';
import type { Language } from './constants';
import { Nullable } from './http';

/** Null where the shop sends no notifications to browsers. */
export const PushKey = Type.Object({ publicKey: Nullable(Type.String()) });
export type PushKey = Static<typeof PushKey>;

const Endpoint = Type.String({ minLength: 1, maxLength: 1_000 });

/** As the browser's PushSubscription has it, in base64url. */
export const PushSubscriptionBody = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[\\w-]{87}$' }),
        auth: Type.String({ pattern: '^[\\w-]{22}$' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;

export const PushEndpointBody = Type.Object({ endpoint: Endpoint }, { additionalProperties: false });
export type PushEndpointBody = Static<typeof PushEndpointBody>;

/** What the service worker shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** What a tap opens: a path of the shop. */
  url: string;
  language: Language;
  /** A later notification with the same tag replaces the earlier one. */
  tag: string;
  /** For the staff: an open page in sight tells it by itself. */
  isSeenOnPage?: boolean;
}
