import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { safePath } from '../lib/safePath';

/** Panels whose state is in the URL, so that Back closes them and links open them. */
export type PanelName = 'login' | 'location';

interface PanelOptions {
  /** Path to go to when the panel has finished. */
  next?: string | undefined;
  /** The parameter's value, which the panel interprets. */
  mode?: string | undefined;
}

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

/** One panel of the URL. `open` pushes a history entry and `close` goes back over it. */
export const usePanel = (name: PanelName) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const mode = useMemo(() => new URLSearchParams(search).get(name), [name, search]);
  const isOpen = mode !== null;
  const next = useMemo(() => safePath(new URLSearchParams(search).get('next')), [search]);
  // A second click during closing must not go back once more, out of the shop.
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

  /** Goes on to `next`, or closes. */
  const finish = useCallback(() => {
    if (next === null) close();
    else void navigate(next, { replace: true });
  }, [close, navigate, next]);

  return { isOpen, mode, next, open, close, finish };
};
