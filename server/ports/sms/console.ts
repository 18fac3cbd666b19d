import { spacedNumber } from '../../lib/mobileNumber';
import type { SmsPort } from './port';

/** Prints codes to stdout for demo and development, bypassing the logger, which must never see a code. */
export function createConsoleSms(write: (text: string) => void = (text) => process.stdout.write(text)): SmsPort {
  return {
    sendCode: async ({ mobileNumber, code, host }) => {
      const number = `+91 ${spacedNumber(mobileNumber)}`;
      // The last line is read by WebOTP.
      write(`[sms] ${number}: code ${code}\n@${host} #${code}\n`);
    },
  };
}
