import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { createLog } from './log';
import { StartProblem } from './problem';
import { keyedHash } from './secrets';

export type SecurityEvent =
  | 'wrong code'
  | 'cap reached'
  | 'access denied'
  | 'code confirmed'
  | 'account erased'
  | 'e-mail changed'
  | 'session ended'
  | 'other sessions ended'
  | 'audited action'
  | 'staff login'
  | 'wrong second factor'
  | 'second factor enrolled'
  | 'recovery code used'
  | 'refund';

/** Logged as keyed hashes, which distinguish people without naming them. */
export interface Subject {
  mobileNumber?: string;
  customerId?: string;
  staffId?: string;
  callerAddress?: string;
}

/** They contain no personal data. `what`: a message key, order number or audited action. */
export interface Facts {
  what?: string;
  status?: number;
  method?: string;
  /** The pattern, never the URL. */
  route?: string;
  count?: number;
  amountPaise?: number;
}

export interface SecurityLog {
  record(event: SecurityEvent, subject: Subject, facts?: Facts): void;
}

type SecurityConfig = Pick<Config, 'demo' | 'logLevel' | 'securityLogFile'>;

/**
 * Writes to SECURITY_LOG's file, else to the log, where LOG_LEVEL hides events only in a demo or when silent.
 * @throws StartProblem
 */
export function createSecurityLog(config: SecurityConfig, secretKey: string, log: FastifyBaseLogger): SecurityLog {
  const level = config.demo || config.logLevel === 'silent' ? config.logLevel : 'info';
  const stream =
    config.securityLogFile === undefined
      ? log.child({ stream: 'security' }, { level })
      : createLog('info', openFile(config.securityLogFile)).child({ stream: 'security' });
  const hash = (kind: string, value: string | undefined) =>
    value === undefined ? {} : { [kind]: keyedHash(secretKey, `security-log-${kind}`, value).slice(0, 16) };

  return {
    record(event, { mobileNumber, customerId, staffId, callerAddress }, facts = {}) {
      const who = {
        ...hash('number', mobileNumber),
        ...hash('customer', customerId),
        ...hash('staff', staffId),
        ...hash('caller', callerAddress),
      };
      stream.info({ event, ...who, ...facts }, 'security');
    },
  };
}

function openFile(path: string) {
  try {
    // Each line is on the disk before the call returns, so that a crash loses none.
    return pino.destination({ dest: path, mkdir: true, mode: 0o600, sync: true });
  } catch (error) {
    throw new StartProblem(`SECURITY_LOG ${path} can't be written: ${(error as Error).message}`);
  }
}
