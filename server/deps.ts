import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database, OpenDatabase } from './db/database';
import type { Background } from './lib/background';
import type { Clock } from './lib/clock';
import type { Metrics } from './lib/metrics';
import type { Secrets } from './lib/secrets';
import type { SecurityLog } from './lib/securityLog';
import type { MapsPort } from './ports/maps/port';
import type { PaymentPort } from './ports/payment/port';
import type { MessageProviders } from './ports/messages/port';

/** Real ones in `main`, fakes in `server/testing`. */
export interface AppDeps {
  config: Config;
  secrets: Secrets;
  db: Database;
  /** For long reads: see OpenDatabase. */
  reports: Database;
  databasePool: OpenDatabase['pool'];
  clock: Clock;
  messageProviders: MessageProviders;
  payment: PaymentPort;
  maps: MapsPort;
  background: Background;
  log: FastifyBaseLogger;
  security: SecurityLog;
  metrics: Metrics;
}
