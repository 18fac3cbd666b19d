import type { SendOutcome, TextProvider } from '../../ports/messages/port';
import type { ChannelSender } from './lanes';
import { toOpenPart } from './openPart';
import type { Sending } from './sending';

const NO_NUMBER: SendOutcome = { state: 'REFUSED', reason: 'NUMBER', detail: 'no number is known' };
const STOPPED: SendOutcome = { state: 'REFUSED', reason: 'BLOCKED', detail: 'the number wants no WhatsApp any more' };

/** Sends notifications to telephones. Who ended WhatsApp after the event hears of it by SMS. */
export function createTextSender(
  channel: 'SMS' | 'WHATSAPP',
  providers: readonly TextProvider[],
  sending: Pick<Sending, 'sendText'>,
): ChannelSender {
  return {
    carriers: providers.map(({ name }) => name),
    async send(carrier, { messageId, notification: { kind, language }, recipient, facts }) {
      const { mobileNumber, takesWhatsApp } = recipient;
      const provider = providers.find(({ name }) => name === carrier);
      if (!provider || mobileNumber === null) return NO_NUMBER;
      if (channel === 'WHATSAPP' && !takesWhatsApp) return STOPPED;
      const open = Object.fromEntries(
        Object.entries<string>(facts.open).map(([name, value]) => [name, toOpenPart(value, channel)]),
      );
      return sending.sendText(provider, messageId, { kind, mobileNumber, language, open });
    },
  };
}
