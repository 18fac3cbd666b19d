import type { Carrier } from '../../contract/messageConstants';

/** What messages cost, and may cost, by the shop's settings. They are in paise. */
export interface MessageRules {
  /** For all login codes of a day; above it, browsers that are new to the shop get none. */
  codesPerDayPaise: number;
  smsPaise: number;
  whatsAppPaise: number;
}

/** Prices of November 2026, before GST; staff enter what their provider charges. */
const DEFAULT_MESSAGE_RULES: MessageRules = { codesPerDayPaise: 1_000_00, smsPaise: 20, whatsAppPaise: 12 };

export const completeMessageRules = (stored: Partial<MessageRules> | undefined): MessageRules => ({
  ...DEFAULT_MESSAGE_RULES,
  ...stored,
});

/** What the provider charges for a message. */
export const priceOf = (provider: Carrier, { smsPaise, whatsAppPaise }: MessageRules): number =>
  ({ console: 0, msg91: smsPaise, twilio: smsPaise, whatsapp: whatsAppPaise, smtp: 0, webpush: 0 })[provider];
