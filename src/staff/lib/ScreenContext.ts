import { createContext, use } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';

/** Of the window, in CSS px; only a server has to know it from its request. */
export const ScreenContext = createContext<{ width: number; height: number } | null>(null);

/** How high the window is at the first rendering, and whether the board's columns stand side by side. */
export const useFirstScreen = (): { height: number; isWide: boolean } => {
  const { width, height } = use(ScreenContext) ?? { width: window.innerWidth, height: window.innerHeight };
  return { height, isWide: width > MOBILE_MAX_WIDTH_PX };
};
