import { useMemo } from 'react';
import { useTabDraft } from '../../hooks/useTabDraft';
import type { PriceDraft, PriceDrafts } from './priceDrafts';

const NONE: PriceDraft[] = [];

const isDrafts = (stored: unknown): stored is PriceDraft[] => Array.isArray(stored);

/** Typed prices outlive a reload of this tab, each with the row that it was typed over; not the session. */
export function useStoredDrafts(): [PriceDrafts, (drafts: PriceDrafts) => void] {
  const [list, setList] = useTabDraft('staffPrices', NONE, isDrafts);
  const drafts = useMemo<PriceDrafts>(() => new Map(list.map((draft) => [draft.row._id, draft])), [list]);
  return [drafts, (next) => setList(next.size === 0 ? NONE : [...next.values()])];
}
