import { createContext } from 'react';
import type { ColourMode } from '../lib/colourMode';

interface ColourModeStore {
  subscribe: (listener: () => void) => () => void;
  current: () => ColourMode;
}

/**
 * The chosen mode. A store rather than its value: a value that changes after hydration would make React render all
 * sections again that are not hydrated yet.
 */
export const ColourModeContext = createContext<ColourModeStore>({ subscribe: () => () => {}, current: () => 'system' });
