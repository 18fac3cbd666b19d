import { findRoute, ROUTES, type FramePart } from '../../../contract/routes';

/** Whether the page at a path hides a part of the frame (specification §2). */
export const isHidden = (part: FramePart, pathname: string): boolean => {
  const name = findRoute(pathname);
  return name !== undefined && (ROUTES[name].hides?.includes(part) ?? false);
};
