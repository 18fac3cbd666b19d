import { networkInterfaces } from 'node:os';
import type { Config } from './config';
import { STAFF_ROLE } from '../contract/staffRights';
import type { OpenDatabase } from './db/database';
import { DEMO_STAFF } from './db/seed/demoStaff';
import { isLocalDemo } from './lib/localDemo';

/** Four digits are the specification's default (§5), but too few for real customers. */
const SAFE_CODE_LENGTH = 6;

/** It returns none in a demo. */
export const shortCodeWarnings = ({ demo, otp }: Pick<Config, 'demo' | 'otp'>): string[] =>
  demo || otp.length >= SAFE_CODE_LENGTH
    ? []
    : [
        `Customers' codes have ${otp.length} digits: each more makes guessing ten times harder (OTP_LENGTH=${SAFE_CODE_LENGTH}).`,
      ];

interface Notes {
  warnings: readonly string[];
  /** With it the first Super Admin begins; null where there is one. */
  beginLink: string | null;
}

export function startupBanner(config: Config, engine: OpenDatabase['engine'], { warnings, beginLink }: Notes): string {
  const here = config.publicUrl;
  const lines = [
    'Vayal is open.',
    '',
    `  Shop            ${here}`,
    `  Counter         ${here}/staff`,
    `  API reference   ${here}/api/docs`,
    `  Data            ${engine === 'pglite' ? config.dataDir : 'the PostgreSQL server of DATABASE_URL'}`,
  ];
  const phones = config.host === '0.0.0.0' || config.host === '::' ? ownAddresses() : [];
  for (const address of phones) lines.push(`  On a phone      http://${address}:${config.port}`);
  if (config.demo) {
    lines.push(
      '',
      'This is a demo: log in with any 10 digits, for example 9876543210. No SMS is sent and payments are played;',
      'the code is printed here, on a line that begins with [sms].',
    );
  }
  if (isLocalDemo(config)) lines.push('', 'At the counter, the login shows what to type for:', ...staffLines());
  if (beginLink !== null) {
    lines.push(
      '',
      'The first Super Admin begins here, once and within a day (`npm run staff -- begin` prints another link):',
      `  ${beginLink}`,
    );
  }
  if (warnings.length > 0) lines.push('', ...warnings.map((warning) => `!!! WARNING: ${warning}`));
  if (phones.length === 0) lines.push('To reach the shop from other devices, start it with HOST=0.0.0.0.');
  lines.push('', 'Ctrl-C stops it.', '');
  return lines.join('\n');
}

const ROLE_NAMES = {
  [STAFF_ROLE.SUPER_ADMIN]: 'Super Admin',
  [STAFF_ROLE.ADMIN]: 'Admin',
  [STAFF_ROLE.SALES_PERSON]: 'Sales Person',
  [STAFF_ROLE.RIDER]: 'rider',
};
const staffLines = () => DEMO_STAFF.map(({ mobileNumber, role }) => `  ${mobileNumber}  ${ROLE_NAMES[role]}`);

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
