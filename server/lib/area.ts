import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Language } from '../../contract/constants';
import type { StaffRole } from '../../contract/staffRights';
import type { Job } from './jobs';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Registered in its own scope under the area's prefix. */
export type Routes = (app: App) => Promise<void>;

export interface Area {
  prefix: string;
  routes: Routes;
  jobs?: readonly Job[];
}

/** `path` is a route of the browser app. */
export type FindPage = (path: string, query: URLSearchParams, language: Language) => Promise<boolean>;

export interface PublicPages {
  find: FindPage;
  /** Shown to customers, the first one first. */
  languages: () => Promise<readonly Language[]>;
  /** Changes with any page. Never throws. */
  version: () => Promise<string>;
  list: () => Promise<{ categoryIds: string[]; recipeSlugs: string[]; productCount: number }>;
  /** Slugs in a stable order. */
  listProducts: (from: number, limit: number) => Promise<string[]>;
}

export interface LoggedIn {
  customerId: string;
}

/** Null for an unknown or expired token. */
export type FindLogin = (token: string) => Promise<LoggedIn | null>;

/** A staff member on duty: active, with a live token. */
export interface StaffOnDuty {
  staffId: string;
  name: string;
  role: StaffRole;
}

/** Null for an unknown or expired token, or for a member who was switched off. */
export type FindStaff = (token: string) => Promise<StaffOnDuty | null>;
