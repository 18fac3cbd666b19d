import type { FastifyRequest, RouteOptions } from 'fastify';
import type { App, FindLogin, LoggedIn } from '../lib/area';
import { AppError } from '../lib/errors';
import { sameSecret } from '../lib/secrets';
import type { SecurityLog } from '../lib/securityLog';

/**
 * Who may call a route: anyone, a logged-in customer, staff, or a local program with the data folder's secret in
 * `x-internal-secret`.
 */
export type Access = 'public' | 'customer' | 'staff' | 'loopback';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Only for routes with access 'customer'. */
    readonly customer: LoggedIn;
    /** On public routes; null for a visitor. @throws AppError 401 for a dead token */
    optionalCustomer(): Promise<LoggedIn | null>;
  }
}

interface AccessOptions {
  findLogin: FindLogin;
  internalSecret: string;
  security: SecurityLog;
}

const MAX_TOKEN_LENGTH = 200;

/** Guards every route registered on `api` from now on; one without `access` fails at start. */
export function registerAccess(api: App, { findLogin, internalSecret, security }: AccessOptions): void {
  const customers = new WeakMap<FastifyRequest, LoggedIn>();

  const findCustomer = async (request: FastifyRequest): Promise<LoggedIn | null> => {
    const token = request.headers.token;
    if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH) return null;
    return findLogin(token);
  };

  api.decorateRequest('customer', {
    getter(this: FastifyRequest) {
      const customer = customers.get(this);
      if (!customer)
        throw new Error(`${this.routeOptions.url ?? 'A route'} reads the customer without access 'customer'`);
      return customer;
    },
  });
  api.decorateRequest('optionalCustomer', async function (this: FastifyRequest) {
    const customer = await findCustomer(this);
    // Taken for a visitor, a customer would be told that their address is gone.
    if (!customer && this.headers.token) throw new AppError(401, 'core.loginEnded');
    return customer;
  });

  api.addHook('onRoute', rejectUndeclared);
  api.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === 'loopback') {
      rejectRemote(request, internalSecret);
      return;
    }
    const customer = await findCustomer(request);
    if (!customer) throw new AppError(401, request.headers.token ? 'core.loginEnded' : 'core.loginNeeded');
    // A customer token never grants staff access.
    if (access !== 'customer') throw new AppError(403, 'core.forbidden');
    customers.set(request, customer);
  });
  api.addHook('onResponse', async ({ ip, method, routeOptions }, { statusCode }) => {
    if (statusCode !== 401 && statusCode !== 403) return;
    const { url: route = '' } = routeOptions;
    security.record('access denied', { callerAddress: ip }, { status: statusCode, method, route });
  });
}

function rejectUndeclared(route: RouteOptions): void {
  if (route.config?.access) return;
  throw new Error(
    `${String(route.method)} ${route.url} must say who may call it: config: { access: 'public' | 'customer' | … }`,
  );
}

/** Checks the socket: forwarded addresses don't count here. */
function rejectRemote(request: FastifyRequest, internalSecret: string): void {
  const address = request.raw.socket.remoteAddress ?? '';
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  const given = request.headers['x-internal-secret'];
  if (isLoopback && typeof given === 'string' && sameSecret(given, internalSecret)) return;
  throw new AppError(403, 'core.forbidden');
}
