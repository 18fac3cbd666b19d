import type { PageContent } from '../../content/pageWords';

/** What a route tells those around its page. */
export interface RouteHandle {
  /** The route's path as it is written here. */
  route: string;
  /** The words of a page of words. */
  content?: PageContent;
}
