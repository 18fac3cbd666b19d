import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

export const printsCodes = ({ messages }: Pick<Config, 'messages'>): boolean => messages.sms[0].provider === 'console';

const LOOPBACK = /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/;

/** Whether this is a demo without real SMS whose settings let no other machine reach it. */
export const isLocalDemo = ({
  demo,
  host,
  publicUrl,
  trustProxy,
  messages,
}: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'trustProxy' | 'messages'>): boolean =>
  demo &&
  printsCodes({ messages }) &&
  LOOPBACK.test(host) &&
  LOOPBACK.test(new URL(publicUrl).hostname) &&
  trustProxy === false;

/** Headers by which proxies and tunnels name the caller. */
const FORWARDED_FROM = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Judges the connection. A tunnel or a development server may let others in, but names their caller or passes on their
 * host.
 */
export const isFromThisMachine = ({ socket, headers }: Pick<FastifyRequest['raw'], 'socket' | 'headers'>): boolean => {
  const callers = FORWARDED_FROM.flatMap((name) => String(headers[name] ?? '').split(','));
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const named = callers.map((caller) => caller.trim()).filter((caller) => caller !== '');
  return [socket.remoteAddress ?? '', host, ...named].every((address) => LOOPBACK.test(address));
};
