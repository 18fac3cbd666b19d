import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Language } from '../../contract/constants';
import type { Job } from './jobs';

/** Requests and responses are typed by the routes' TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Registered in a scope of its own under the area's prefix. */
export type Routes = (app: App) => Promise<void>;

/** A part of the API, plugged in by `areas.ts`. */
export interface Area {
  /** Such as `/api/web/order`. */
  prefix: string;
  routes: Routes;
  jobs?: readonly Job[];
}

/** Whether a page exists. `path` is a route of the browser app. */
export type FindPage = (path: string, query: URLSearchParams, language: Language) => Promise<boolean>;

/** What pages and the sitemap need of the shop. */
export interface PublicPages {
  find: FindPage;
  /** Changes whenever a page may have changed. Never throws. */
  version: () => Promise<string>;
  list: () => Promise<{ categoryIds: string[]; productCount: number }>;
  /** Slugs from an offset, in a stable order. */
  listProducts: (from: number, limit: number) => Promise<string[]>;
}

export interface LoggedIn {
  customerId: string;
}

/** Null for an unknown or expired token. */
export type FindLogin = (token: string) => Promise<LoggedIn | null>;
