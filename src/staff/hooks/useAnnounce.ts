import { createContext, useContext, useEffect, useRef } from 'react';

/** Says a text through the page's one live region. */
type Announce = (text: string) => void;

export const AnnounceContext = createContext<Announce>(() => undefined);

/** Announces what an act has done where sighted users see it and nothing else says it. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/**
 * Announces what another search or filter has found, not what a page shows at first.
 * @param search what was asked for, as text @param result in words; null while it loads
 * @param before what was asked for before the component was rendered; by default the same, so that its result is silent
 */
export const useAnnounceResult = (search: string, result: string | null, before = search): void => {
  const announce = useAnnounce();
  const said = useRef(before);
  useEffect(() => {
    if (result === null) return;
    if (said.current !== search) announce(result);
    said.current = search;
  }, [announce, search, result]);
};
