import type { Config } from '../../config';
import { createConsoleSms } from './console';
import type { SmsPort } from './port';

const adapters: Record<Config['smsProvider'], () => SmsPort> = {
  console: () => createConsoleSms(),
};

export const createSms = ({ smsProvider }: Pick<Config, 'smsProvider'>): SmsPort => adapters[smsProvider]();
