import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { AnnounceContext } from '../hooks/useAnnounce';

/** The one live region that the staff area's pages speak through. */
export const LiveRegion = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const [announce] = useState(
    () =>
      (text: string): void =>
        setSaid(({ turn }) => ({ text, turn: turn + 1 })),
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite">
        {/* A new element, so that the same text is announced again. */}
        <VisuallyHidden key={said.turn}>{said.text}</VisuallyHidden>
      </div>
    </AnnounceContext>
  );
};
