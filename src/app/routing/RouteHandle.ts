import type { LocalizedContent } from '../head/PageFacts';
import type { RouteName } from '../../../contract/routes';

/** What a matched route tells the frame around its page. */
export interface RouteHandle {
  name: RouteName;
  /** The route's pattern. */
  path: string;
  content?: LocalizedContent;
}
