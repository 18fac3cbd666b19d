import { useMemo } from 'react';
import { useTabDraft } from '../../hooks/useTabDraft';
import type { GridDraft, GridDrafts } from './gridTypes';

const NONE: GridDraft[] = [];

const isDrafts = (stored: unknown): stored is GridDraft[] => Array.isArray(stored);

/** What is typed outlives a reload of this tab, each row with what it was typed over; not the session. */
export function useStoredDrafts(): [GridDrafts, (drafts: GridDrafts) => void] {
  const [list, setList] = useTabDraft('staffGrid', NONE, isDrafts);
  const drafts = useMemo<GridDrafts>(() => new Map(list.map((draft) => [draft.row._id, draft])), [list]);
  return [drafts, (next) => setList(next.size === 0 ? NONE : [...next.values()])];
}
