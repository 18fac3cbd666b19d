import { useState } from 'react';
import { readJson, writeItem } from '../../../lib/browserStorage';
import { selectStaffToken } from '../../store/staffSessionSlice';
import { useStaffSelector } from '../../store/staffHooks';
import type { PriceDraft, PriceDrafts } from './priceDrafts';

const NAME = 'staffPrices';

interface Stored {
  /** Enough of the token to distinguish sessions. */
  session: string;
  drafts: PriceDraft[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'session' in value && 'drafts' in value && Array.isArray(value.drafts);

/** Typed prices outlive a reload of this tab, each with the row that it was typed over; not the session. */
export function useStoredDrafts(): [PriceDrafts, (drafts: PriceDrafts) => void] {
  const session = (useStaffSelector(selectStaffToken) ?? '').slice(-8);
  const [drafts, setDrafts] = useState<PriceDrafts>(() => {
    const stored = readJson('sessionStorage', NAME);
    const own = isStored(stored) && stored.session === session ? stored.drafts : [];
    return new Map(own.map((draft) => [draft.row._id, draft]));
  });
  const store = (next: PriceDrafts): void => {
    setDrafts(next);
    writeItem('sessionStorage', NAME, next.size === 0 ? null : JSON.stringify({ session, drafts: [...next.values()] }));
  };
  return [drafts, store];
}
