import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../lib/accountSettings';
import type { MailAccount } from './accounts';
import type { MailCarrier, OutgoingMail, SendOutcome } from './port';
import { describeRejection } from './sending';

const TLS_FROM_THE_START = 465;
const STEP_TIMEOUT_MS = 10_000;
/** A server that trickles its replies is given up. */
const TIMEOUT_MS = 30_000;
const CONNECTIONS = 3;

interface SmtpTiming {
  /** For the connection, the greeting and each reply. */
  stepMs?: number;
  timeoutMs?: number;
}

/** Of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  /** Such as `RCPT TO`. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Hands e-mail to the seller's mail server, over connections that stay open for a while. */
export function createSmtp(
  { host, port, login, from, dkim }: MailAccount,
  { stepMs = STEP_TIMEOUT_MS, timeoutMs = TIMEOUT_MS }: SmtpTiming = {},
): MailCarrier {
  const transport = createTransport({
    pool: true,
    host,
    port,
    auth: login,
    dkim,
    secure: port === TLS_FROM_THE_START,
    // A password never travels in the open, except to a server on this machine.
    requireTLS: !isLoopback(host),
    ignoreTLS: isLoopback(host),
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const contents = new Map<string, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const content = createReadStream(...options);
      contents.set(String(data.messageId), content);
      return content;
    };
    done();
  });

  async function send(mail: OutgoingMail): Promise<SendOutcome> {
    const messageId = `<${mail.id}@${from.address.split('@')[1] ?? host}>`;
    try {
      await transport.sendMail({
        messageId,
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments?.map((attachment) => ({ ...attachment })),
        headers: {
          'Content-Language': mail.language,
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { state: 'ACCEPTED', providerId: mail.id };
    } catch (error) {
      // The server asked for the content, which is read from then on.
      return toOutcome(error as SmtpError, contents.get(messageId)?.readableDidRead === true);
    } finally {
      contents.delete(messageId);
    }
  }

  return {
    name: 'smtp',
    send,
    close: async () => transport.close(),
  };
}

function toOutcome({ code, command, responseCode = 0, response, message }: SmtpError, wasSent: boolean): SendOutcome {
  const detail = describeRejection(null, withoutAddresses(response ?? message));
  const isPermanent = responseCode >= 500 && responseCode !== 503;
  if (code === 'EAUTH' && (isPermanent || responseCode === 0)) return { state: 'REFUSED', reason: 'KEY', detail };
  if (responseCode === 530 || responseCode === 535) return { state: 'REFUSED', reason: 'KEY', detail };
  // An address that can't be written into the protocol has no response.
  if (code === 'EENVELOPE' && responseCode === 0) return { state: 'REFUSED', reason: 'NUMBER', detail };
  if (isPermanent)
    return { state: 'REFUSED', reason: isAboutRecipient(response, command) ? 'NUMBER' : 'OTHER', detail };
  return { state: responseCode === 0 && wasSent ? 'UNKNOWN' : 'FAILED', detail };
}

/** Such as `550 5.1.1` (RFC 3463). */
const ENHANCED = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})/;
/** No such mailbox or domain, no longer used, or switched off. 5.1.7 and 5.1.8 are about the sender. */
const NO_MAILBOX = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** Whether the address is the reason: only then no mail reaches it any more. Policy, spam and full mailboxes are none. */
function isAboutRecipient(response = '', command = ''): boolean {
  const [, status] = ENHANCED.exec(response) ?? [];
  return status === undefined ? command === 'RCPT TO' && /^55[013]/.test(response) : NO_MAILBOX.includes(status);
}

const withoutAddresses = (text: string) => text.replace(/[^\s<>:,;"']+@[^\s<>:,;"']+/g, '…');
