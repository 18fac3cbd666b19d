import type { FastifyRequest, RouteOptions } from 'fastify';
import { SECOND_FACTOR_HEADER } from '../../contract/constants';
import { mayDo, type StaffAction } from '../../contract/staffRights';
import type { App, FindLogin, FindStaff, LoggedIn, StaffUser } from '../lib/area';
import { AppError } from '../lib/errors';
import { sameSecret } from '../lib/secrets';
import type { SecurityLog } from '../lib/securityLog';

/** `loopback`: local programs with the data folder's secret. */
export type Access = 'public' | 'customer' | 'staff' | 'loopback';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The access 'staff' requires it. */
    action?: StaffAction;
  }
  interface FastifyRequest {
    /** Throws without access 'customer'. */
    readonly customer: LoggedIn;
    /** Throws without access 'staff'. */
    readonly staff: StaffUser;
    /** Returns null for a visitor. @throws AppError 401 for a dead token */
    optionalCustomer(): Promise<LoggedIn | null>;
    /** Returns null for a visitor. The caller checks it. @throws AppError 401 for what is no token */
    uncheckedToken(): string | null;
  }
}

interface AccessOptions {
  findLogin: FindLogin;
  findStaff: FindStaff;
  internalSecret: string;
  security: SecurityLog;
}

const MAX_TOKEN_LENGTH = 200;
const MAX_FACTOR_LENGTH = 40;

/** Applies to later routes; one without `access` fails at start. */
export function registerAccess(api: App, { findLogin, findStaff, internalSecret, security }: AccessOptions): void {
  const customers = new WeakMap<FastifyRequest, LoggedIn>();
  const staff = new WeakMap<FastifyRequest, StaffUser>();

  const findCustomer = async (request: FastifyRequest): Promise<LoggedIn | null> => {
    const token = readToken(request);
    return token === null ? null : findLogin(token);
  };

  async function admitStaff(request: FastifyRequest, action: StaffAction): Promise<void> {
    const token = readToken(request);
    const member = token === null ? null : await findStaff(token);
    if (!member) {
      // A customer token never grants staff access.
      if (await findCustomer(request)) throw new AppError(403, 'core.forbidden');
      throw new AppError(401, request.headers.token ? 'core.loginEnded' : 'core.loginNeeded');
    }
    if (!mayDo(member.role, action)) throw new AppError(403, `staff.forbidden.${action}`);
    const code = request.headers[SECOND_FACTOR_HEADER];
    const isEntered = typeof code === 'string' && code.length <= MAX_FACTOR_LENGTH;
    staff.set(request, isEntered ? { ...member, secondFactor: { code, callerAddress: request.ip } } : member);
  }

  api.decorateRequest('customer', {
    getter(this: FastifyRequest) {
      const customer = customers.get(this);
      if (!customer)
        throw new Error(`${this.routeOptions.url ?? 'A route'} reads the customer without access 'customer'`);
      return customer;
    },
  });
  api.decorateRequest('staff', {
    getter(this: FastifyRequest) {
      const member = staff.get(this);
      if (!member) throw new Error(`${this.routeOptions.url ?? 'A route'} reads the staff without access 'staff'`);
      return member;
    },
  });
  api.decorateRequest('optionalCustomer', async function (this: FastifyRequest) {
    const token = this.uncheckedToken();
    const customer = token === null ? null : await findLogin(token);
    // As a visitor, the customer would be told that the address is gone.
    if (!customer && token !== null) throw new AppError(401, 'core.loginEnded');
    return customer;
  });

  api.decorateRequest('uncheckedToken', function (this: FastifyRequest) {
    const token = readToken(this);
    if (token === null && this.headers.token) throw new AppError(401, 'core.loginEnded');
    return token;
  });

  api.addHook('onRoute', rejectUndeclared);
  api.addHook('onRequest', async (request) => {
    const { access, action } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === 'loopback') {
      rejectRemote(request, internalSecret);
      return;
    }
    if (access === 'staff' && action) {
      await admitStaff(request, action);
      return;
    }
    const customer = await findCustomer(request);
    if (!customer) throw new AppError(401, request.headers.token ? 'core.loginEnded' : 'core.loginNeeded');
    customers.set(request, customer);
  });
  api.addHook('onResponse', async ({ ip, method, routeOptions }, { statusCode }) => {
    if (statusCode !== 401 && statusCode !== 403) return;
    const { url: route = '' } = routeOptions;
    security.record('access denied', { callerAddress: ip }, { status: statusCode, method, route });
  });
}

const readToken = ({ headers: { token } }: FastifyRequest): string | null =>
  typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN_LENGTH ? token : null;

function rejectUndeclared(route: RouteOptions): void {
  const { access, action } = route.config ?? {};
  if (access && (access === 'staff') === (action !== undefined)) return;
  if (access)
    throw new Error(`${String(route.method)} ${route.url} must name an action if, and only if, it is for staff`);
  throw new Error(
    `${String(route.method)} ${route.url} must say who may call it: config: { access: 'public' | 'customer' | … }`,
  );
}

/** Checks the socket: forwarded addresses don't count. */
function rejectRemote(request: FastifyRequest, internalSecret: string): void {
  const address = request.raw.socket.remoteAddress ?? '';
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  const given = request.headers['x-internal-secret'];
  if (isLoopback && typeof given === 'string' && sameSecret(given, internalSecret)) return;
  throw new AppError(403, 'core.forbidden');
}
