import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { safePath } from '../lib/safePath';

/** The panels that live in the URL, so that Back closes them and a link opens them. */
export type PanelName = 'login' | 'location';

interface PanelOptions {
  /** Where to go when the panel has done its work; without it, the page stays. */
  next?: string | undefined;
  /** How the panel begins, in its own words: the parameter's value. */
  mode?: string | undefined;
}

/** The address of a page with a panel open over it. */
export const withPanel = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  name: PanelName,
  { next, mode = '1' }: PanelOptions = {},
): string => {
  const params = new URLSearchParams(search);
  params.set(name, mode);
  if (next === undefined) params.delete('next');
  else params.set('next', next);
  return `${pathname}?${params.toString()}`;
};

const withoutPanel = ({ pathname, search, hash }: Location, name: PanelName): string => {
  const params = new URLSearchParams(search);
  params.delete(name);
  params.delete('next');
  return pathname + (params.size > 0 ? `?${params.toString()}` : '') + hash;
};

const openedHere = (state: unknown, name: PanelName): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state && state.panel === name;

/**
 * One panel of the URL: whether it is open and in which mode, where it leads afterwards, and how to open, close and finish it.
 * `open` makes a new entry of the history and `close` goes back over it, so that closing leaves no trace behind.
 */
export const usePanel = (name: PanelName) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const mode = useMemo(() => new URLSearchParams(search).get(name), [name, search]);
  const isOpen = mode !== null;
  const next = useMemo(() => safePath(new URLSearchParams(search).get('next')), [search]);
  // A second click while the first still closes must not go back once more, out of the shop.
  const leftEntry = useRef<string>(undefined);
  useEffect(() => {
    if (!isOpen) leftEntry.current = undefined;
  }, [isOpen]);

  const open = useCallback(
    (options?: PanelOptions) => {
      void navigate(withPanel(location, name, options), { state: { panel: name } });
    },
    [location, name, navigate],
  );

  const close = useCallback(() => {
    if (leftEntry.current === location.key) return;
    leftEntry.current = location.key;
    if (openedHere(location.state, name)) void navigate(-1);
    else void navigate(withoutPanel(location, name), { replace: true });
  }, [location, name, navigate]);

  /** The panel has done its work: on to `next`, or just closed. */
  const finish = useCallback(() => {
    if (next === null) close();
    else void navigate(next, { replace: true });
  }, [close, navigate, next]);

  return { isOpen, mode, next, open, close, finish };
};
