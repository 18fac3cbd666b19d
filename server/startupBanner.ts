import { networkInterfaces } from 'node:os';
import type { Config } from './config';
import type { OpenDatabase } from './db/database';

/** Four digits are the specification's default (§5), and few for a shop with customers. */
const SAFE_CODE_LENGTH = 6;

export function startupBanner(config: Config, engine: OpenDatabase['engine']): string {
  const here = config.publicUrl;
  const lines = [
    'Vayal is open.',
    '',
    `  Shop            ${here}`,
    `  API reference   ${here}/api/docs`,
    `  Data            ${engine === 'pglite' ? config.dataDir : 'the PostgreSQL server of DATABASE_URL'}`,
  ];
  const phones = config.host === '0.0.0.0' || config.host === '::' ? ownAddresses() : [];
  for (const address of phones) lines.push(`  On a phone      http://${address}:${config.port}`);
  lines.push(
    '',
    config.demo
      ? 'This is a demo: log in with any 10 digits, for example 9876543210. No SMS is sent and payments are played;'
      : 'No SMS provider is set: log in with a mobile number;',
    'the code is printed here, on a line that begins with [sms].',
  );
  if (!config.demo && config.otp.length < SAFE_CODE_LENGTH) {
    lines.push(
      '',
      `WARNING: codes have ${config.otp.length} digits. Set OTP_LENGTH=${SAFE_CODE_LENGTH} before you sell: each digit makes guessing ten times harder.`,
    );
  }
  if (phones.length === 0) lines.push('To reach the shop from other devices, start it with HOST=0.0.0.0.');
  lines.push('', 'Ctrl-C stops it.', '');
  return lines.join('\n');
}

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
