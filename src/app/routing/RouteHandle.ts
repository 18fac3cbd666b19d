import type { LocalizedContent } from '../head/PageFacts';
import type { RouteName } from '../../../contract/routes';

export interface RouteHandle {
  name: RouteName;
  /** The route's pattern. */
  path: string;
  content?: LocalizedContent;
}
