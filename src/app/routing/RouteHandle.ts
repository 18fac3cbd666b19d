import type { HeadOf, LocalizedContent } from '../head/PageFacts';
import type { RouteName } from '../../../contract/routes';

/** Known once the route's screen has loaded. */
export interface RouteHandle {
  /** It is absent where the path is unknown. */
  name?: RouteName;
  /** The pattern of the route. */
  path: string;
  content?: LocalizedContent;
  headOf?: HeadOf;
}
