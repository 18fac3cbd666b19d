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

export type Routes = (app: App) => Promise<void>;

export interface Area {
  prefix: string;
  routes: Routes;
  jobs?: readonly Job[];
}

export type FindPage = (path: string, query: URLSearchParams, language: Language) => Promise<boolean>;

export interface PublicPages {
  find: FindPage;
  /** The default language comes first. */
  languages: () => Promise<readonly Language[]>;
  /** Changes with any page. It never throws. */
  version: () => Promise<string>;
  list: () => Promise<{ categoryIds: string[]; recipeSlugs: string[]; productCount: number }>;
  /** The order is stable between calls. */
  listProducts: (from: number, limit: number) => Promise<string[]>;
}

export interface LoggedIn {
  customerId: string;
}

export type FindLogin = (token: string) => Promise<LoggedIn | null>;

/** Active, with a valid token. */
export interface StaffUser {
  staffId: string;
  name: string;
  role: StaffRole;
}

/** It returns null for an inactive member, too. */
export type FindStaff = (token: string) => Promise<StaffUser | null>;
