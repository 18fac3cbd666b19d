import { createContext, use, useState } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';

/** Of the window, in CSS px; only a server has to know it from its request. */
export const ViewportContext = createContext<{ width: number; height: number } | null>(null);

/** How high the window was at the first rendering, and whether the board's columns stood side by side. */
export const useFirstViewport = (): { height: number; isWide: boolean } => {
  const given = use(ViewportContext);
  const [{ width, height }] = useState(() => given ?? { width: window.innerWidth, height: window.innerHeight });
  return { height, isWide: width > MOBILE_MAX_WIDTH_PX };
};
