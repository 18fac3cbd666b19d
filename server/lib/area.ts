import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Language } from '../../contract/constants';
import type { StaffAction, StaffRole } from '../../contract/staffRights';
import type { AppError } from './errors';
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
  list: () => Promise<{ categoryIds: string[]; recipeSlugs: string[]; producerSlugs?: string[]; productCount: number }>;
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
  /** Their second factor, entered again with this request. */
  secondFactor?: { code: string; callerAddress: string };
}

/**
 * Lets a person do alone what takes a second one, if no other has the right, with their second factor again. Call it
 * before the transaction, and record the action with `isAlone`.
 * @throws AppError `rejection` while another person has the right; 409 with `data.needsFactor` without a code or for a
 *   wrong one; 429
 */
export type ActAlone = (by: StaffUser, action: StaffAction, rejection: AppError) => Promise<void>;

/** It returns null for an inactive member, too. */
export type FindStaff = (token: string) => Promise<StaffUser | null>;
