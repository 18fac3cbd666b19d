import { spacedNumber } from '../../lib/mobileNumber';
import type { SmsPort } from './port';

/**
 * Prints codes to the terminal instead of sending them: the shop's default, for a demo and for development. It writes
 * to stdout itself, because nothing of it may ever reach the log.
 */
export function createConsoleSms(write: (text: string) => void = (text) => process.stdout.write(text)): SmsPort {
  return {
    sendCode: async ({ mobileNumber, code, host }) => {
      const number = `+91 ${spacedNumber(mobileNumber)}`;
      // The last line is what a browser reads (WebOTP).
      write(`[sms] ${number}: code ${code}\n@${host} #${code}\n`);
    },
  };
}
