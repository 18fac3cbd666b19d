import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Whether login codes are printed by the server instead of sent. */
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
 * Whether a request comes from this machine, judged by its connection. The settings can't tell: a tunnel or a development server in front may
 * let others in. Those name their caller, or pass on the host that was asked for.
 */
export const isFromThisMachine = ({ socket, headers }: Pick<FastifyRequest['raw'], 'socket' | 'headers'>): boolean => {
  const callers = FORWARDED_FROM.flatMap((name) => String(headers[name] ?? '').split(','));
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const named = callers.map((caller) => caller.trim()).filter((caller) => caller !== '');
  return [socket.remoteAddress ?? '', host, ...named].every((address) => LOOPBACK.test(address));
};
