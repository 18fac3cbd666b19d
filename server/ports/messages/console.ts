import { COUNTRY_CODE } from '../../../contract/constants';
import { spacedNumber } from '../../lib/mobileNumber';
import type { TextProvider } from './port';

/** Prints texts. It bypasses the logger, which must never see a code. */
export function createConsole(write: (text: string) => void = (text) => process.stdout.write(text)): TextProvider {
  return {
    name: 'console',
    needsTemplate: false,
    send: async ({ id, mobileNumber, text }) => {
      write(`[sms] ${COUNTRY_CODE} ${spacedNumber(mobileNumber)}: ${text}\n`);
      return { state: 'ACCEPTED', providerId: id };
    },
  };
}
