import { spacedNumber } from '../../lib/mobileNumber';
import type { SmsPort } from './port';

/** Bypasses the logger, which must never see a code. */
export function createConsoleSms(write: (text: string) => void = (text) => process.stdout.write(text)): SmsPort {
  return {
    sendCode: async ({ mobileNumber, code, host }) => {
      const number = `+91 ${spacedNumber(mobileNumber)}`;
      // WebOTP reads the last line.
      write(`[sms] ${number}: code ${code}\n@${host} #${code}\n`);
    },
  };
}
