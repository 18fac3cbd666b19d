import { createContext } from 'react';

/** Origin of the CDN that pictures and fonts are loaded from; '' is the shop itself. */
export const AssetsUrlContext = createContext('');
