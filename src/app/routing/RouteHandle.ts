import type { LocalizedContent } from '../head/PageFacts';
import type { RouteName } from '../../../contract/routes';

export interface RouteHandle {
  name: RouteName;
  /** The pattern of the route. */
  path: string;
  content?: LocalizedContent;
}
