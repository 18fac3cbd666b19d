import { createContext } from 'react';
import type { ColourMode } from '../lib/colourMode';

/** The chosen mode; `system` on the server and during hydration, whatever the cookie says. */
export const ColourModeContext = createContext<ColourMode>('system');
