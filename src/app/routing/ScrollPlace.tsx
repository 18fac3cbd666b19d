import { useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { makeScrollKey } from './scrollKey';

/** A new path begins at the top, Back restores the place, a change of the query alone does not scroll. */
export const ScrollPlace = () => {
  const [getKey] = useState(() => makeScrollKey(typeof window === 'undefined' ? null : window.sessionStorage));
  return <ScrollRestoration getKey={getKey} />;
};
