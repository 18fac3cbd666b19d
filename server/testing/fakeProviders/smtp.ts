import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { MailAccount } from '../../ports/messages/accounts';

const USER = 'shop';
const PASSWORD = 'a password for tests';

/** END is the end of the content. */
export type Step = 'GREETING' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END';

export interface TakenMail {
  from: string;
  to: string[];
  content: string;
}

export interface FakeSmtp {
  account: MailAccount;
  /** What it said yes to, or would have. */
  taken: TakenMail[];
  /** It replies this instead of yes. */
  replies: Partial<Record<Step, string>>;
  /** From this step on it never replies. */
  silentAt: Step | undefined;
  /** At this step it ends the connection. At END it has the whole mail. */
  cutAt: Step | undefined;
  /** Decides beside these, for each mail: a reply instead of yes, none at all, or the connection's end. */
  faultAt: (step: Step, to: string) => `${number} ${string}` | 'SILENT' | 'CUT' | undefined;
  close(): Promise<void>;
}

const YES: Record<Step, string> = {
  GREETING: '220 fake ESMTP',
  AUTH: '235 2.7.0 Authentication successful',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End data with <CR><LF>.<CR><LF>',
  END: '250 2.0.0 Ok: queued',
};

/** A mail server (RFC 5321) on a loopback port, without TLS. */
export async function startSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    talk(socket);
  });
  const fake: Omit<FakeSmtp, 'account'> = {
    taken: [],
    replies: {},
    silentAt: undefined,
    cutAt: undefined,
    faultAt: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };

  function talk(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    const faultAt = (step: Step, to: string) => {
      if (fake.cutAt === step) return 'CUT';
      return fake.silentAt === step ? 'SILENT' : (fake.replies[step] ?? fake.faultAt(step, to));
    };
    /** @returns whether it said yes */
    const reply = (step: Step, to = mail.to[0] ?? ''): boolean => {
      const fault = faultAt(step, to);
      const isQuiet = fault === 'CUT' || fault === 'SILENT';
      if (step === 'END' && (fault === undefined || isQuiet)) fake.taken.push(mail);
      if (fault === 'CUT') socket.destroy();
      else if (fault !== 'SILENT') say(fault ?? YES[step]);
      return fault === undefined;
    };
    let mail: TakenMail = { from: '', to: [], content: '' };
    let isContent = false;

    reply('GREETING');
    const lines = createInterface({ input: socket, crlfDelay: Infinity });
    // It repeats the socket's.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      if (isContent) {
        if (line !== '.') mail.content += `${line.replace(/^\./, '')}\n`;
        else {
          isContent = false;
          reply('END');
        }
        return;
      }
      const [, verb = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      switch (verb.toUpperCase()) {
        case 'EHLO':
          say('250-fake');
          return say('250 AUTH PLAIN');
        case 'AUTH':
          if (rest === `PLAIN ${Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64')}`) return reply('AUTH');
          return say('535 5.7.8 Authentication credentials invalid');
        case 'MAIL':
          mail = { from: pathOf(rest), to: [], content: '' };
          return reply('MAIL');
        case 'RCPT':
          if (reply('RCPT', pathOf(rest))) mail.to.push(pathOf(rest));
          return;
        case 'DATA':
          isContent = reply('DATA');
          return;
        case 'QUIT':
          return socket.end('221 2.0.0 Bye\r\n');
        default:
          return say('250 2.0.0 Ok');
      }
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    account: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      login: { user: USER, pass: PASSWORD },
      from: { name: 'Vayal', address: 'orders@vayal.example' },
    },
  });
}

const pathOf = (command: string) => /<([^>]*)>/.exec(command)?.[1] ?? '';
