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

/** The app as modules see it: bodies and answers are typed by the routes' TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A module's routes, added to a scope of their own under the area's prefix. */
export type Routes = (app: App) => Promise<void>;

/** One part of the API, as `areas.ts` plugs it in. */
export interface Area {
  /** Such as `/api/web/order`. */
  prefix: string;
  routes: Routes;
  jobs?: readonly Job[];
}

/**
 * Whether there is anything at a page's address. `path` is a route of the browser app.
 * @throws whatever keeps it from finding out
 */
export type FindPage = (path: string, query: URLSearchParams, language: Language) => Promise<boolean>;

/** What the shop has that pages are made of. */
export interface PublicPages {
  find: FindPage;
  /** Text that stays the same for as long as no page can have changed. It never fails. */
  version: () => Promise<string>;
  /** What has a page of its own: the categories, and how many products. */
  list: () => Promise<{ categoryIds: string[]; productCount: number }>;
  /** The slugs of up to so many products from a place on, counted from 0, in an order that stays. */
  listProducts: (from: number, limit: number) => Promise<string[]>;
}

/** Who a login token belongs to. */
export interface LoggedIn {
  customerId: string;
}

/** Gives the customer of a live token, and null for one that is unknown or over. */
export type FindLogin = (token: string) => Promise<LoggedIn | null>;
