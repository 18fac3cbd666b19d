import type { StopReason } from '../../../contract/messageConstants';
import type { Queries } from '../../db/database';
import { deleteStops, findStops, hasStop, saveStop, type Contact } from './contactsRepository';

/** Addresses are compared in lower case. */
const normalized = ({ channel, contact }: Contact): Contact => ({ channel, contact: contact.trim().toLowerCase() });

/**
 * Nothing more is sent to the number or address on the channel.
 * @param contact a mobile number of ten digits for WhatsApp, an address for e-mail
 */
export async function stopContact(
  db: Queries,
  { reason, ...contact }: Contact & { reason: StopReason },
  now: Date,
): Promise<void> {
  await saveStop(db, { ...normalized(contact), reason, createdAt: now });
}

/** Whether nothing may be sent to it on the channel. */
export const isStopped = (db: Queries, contact: Contact): Promise<boolean> => hasStop(db, normalized(contact));

/** It may be written to again. @param reason ends a stop for it alone; without one, any */
export async function endStop(db: Queries, contact: Contact, reason?: StopReason): Promise<void> {
  await deleteStops(db, [normalized(contact)], reason);
}

export interface Person {
  mobileNumber: string;
  /** It is '' for customers who gave none. */
  emailId: string;
}

const contactsOf = ({ mobileNumber, emailId }: Person): Contact[] => [
  { channel: 'WHATSAPP', contact: mobileNumber },
  normalized({ channel: 'EMAIL', contact: emailId }),
];

export const findStopsOf = (db: Queries, person: Person) => findStops(db, contactsOf(person));

export async function endStopsOf(db: Queries, person: Person): Promise<void> {
  await deleteStops(db, contactsOf(person));
}
