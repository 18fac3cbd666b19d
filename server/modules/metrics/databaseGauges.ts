import type { Database } from '../../db/database';
import { DAY_MS } from '../../lib/caps';
import { findFailedRefunds, findUnresolved } from '../payments';
import * as repository from './repository';

const MINUTE_MS = 60_000;
/** Providers say within minutes how a payment ended. */
const OVERDUE_AFTER_MS = 15 * MINUTE_MS;

interface Sample {
  /** By the gauge's name, without the prefix. */
  name: DatabaseGauge;
  labels: Record<string, string>;
  value: number;
}

/** What is read from the database, with its labels. Processes that share a database report the same. */
export const DATABASE_GAUGES = {
  outbox_entries: { help: 'Work that waits or was given up (DEAD), by lane', labels: ['lane', 'state'] },
  outbox_oldest_age_seconds: { help: 'Age of the oldest work of a lane', labels: ['lane', 'state'] },
  outbox_overdue_seconds: { help: 'For how long work of a lane is due', labels: ['lane'] },
  orders: { help: 'Open orders, and those of the last 24 hours', labels: ['status'] },
  payments: { help: 'Payments of the last 24 hours', labels: ['provider', 'state'] },
  payments_unresolved: { help: 'Money that a person has to look at, at most 200 of a kind', labels: ['kind'] },
  messages: { help: 'Messages of the last 24 hours', labels: ['provider', 'state'] },
  backup_started_timestamp_seconds: {
    help: 'When the newest backup or drill of a state began, 0 for none',
    labels: ['kind', 'state'],
  },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

export type DatabaseGauge = keyof typeof DATABASE_GAUGES;

/** One statement after the other, so that a scrape takes one connection. */
export async function readDatabaseGauges(db: Database, now: Date): Promise<Sample[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const age = (moment: Date) => Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const samples: Sample[] = [];
  const add = (name: DatabaseGauge, labels: Record<string, string>, value: number) =>
    void samples.push({ name, labels, value });

  for (const { lane, state, entries, oldestAt, dueAt } of await repository.countOutbox(db)) {
    add('outbox_entries', { lane, state }, entries);
    add('outbox_oldest_age_seconds', { lane, state }, age(oldestAt));
    if (state === 'WAITING') add('outbox_overdue_seconds', { lane }, age(dueAt));
  }
  for (const { status, orders } of await repository.countOrders(db, since)) add('orders', { status }, orders);
  for (const { provider, state, payments } of await repository.countAttempts(db, since))
    add('payments', { provider, state }, payments);
  for (const { provider, payments } of await repository.countReceived(db, since))
    add('payments', { provider, state: 'RECEIVED' }, payments);
  add('payments_unresolved', { kind: 'unknown transfer' }, (await findUnresolved(db)).length);
  add('payments_unresolved', { kind: 'failed refund' }, (await findFailedRefunds(db)).length);
  const overdue = await repository.countOverdueAttempts(db, new Date(now.getTime() - OVERDUE_AFTER_MS));
  add('payments_unresolved', { kind: 'unknown outcome' }, overdue);
  for (const { provider, state, messages } of await repository.countMessages(db, since))
    add('messages', { provider, state }, messages);

  for (const kind of ['BACKUP', 'DRILL'])
    for (const state of ['DONE', 'FAILED']) add('backup_started_timestamp_seconds', { kind, state }, 0);
  for (const { kind, state, startedAt } of await repository.findNewestRuns(db))
    add('backup_started_timestamp_seconds', { kind, state }, startedAt.getTime() / 1000);
  return samples;
}
