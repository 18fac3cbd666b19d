import type { Config } from '../../config';
import { createConsoleSms } from './console';
import type { SmsPort } from './port';

/** The SMS adapter that the settings ask for. */
export function createSms({ smsProvider }: Pick<Config, 'smsProvider'>): SmsPort {
  switch (smsProvider) {
    case 'console':
      return createConsoleSms();
  }
}
