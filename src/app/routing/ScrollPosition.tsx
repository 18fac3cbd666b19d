import { useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { makeScrollKey } from './scrollKey';

/** Scrolls to the top of a new path, restores the position on Back, and ignores changes of the query alone. */
export const ScrollPosition = () => {
  const [getKey] = useState(makeScrollKey);
  return <ScrollRestoration getKey={getKey} />;
};
