import { useState } from 'react';
import { readJson, writeItem } from '../../../lib/browserStorage';
import { STORAGE_NAMES } from '../../../store/storedValues';

/** Orders that are picked together on this device, and what is taken off the shelf already. */
interface StoredPickList {
  orderIds: string[];
  ticked: string[];
}

const EMPTY: StoredPickList = { orderIds: [], ticked: [] };

function read(): StoredPickList {
  const stored = readJson('localStorage', STORAGE_NAMES.staffPickList);
  const { orderIds, ticked } = { ...EMPTY, ...(stored as Partial<StoredPickList> | null) };
  return Array.isArray(orderIds) && Array.isArray(ticked) ? { orderIds, ticked } : EMPTY;
}

/** Stored on the device: a reload or a dead battery loses no tick. */
export function usePickList() {
  const [list, setList] = useState(read);
  const store = (next: StoredPickList) => {
    setList(next);
    writeItem('localStorage', STORAGE_NAMES.staffPickList, JSON.stringify(next));
  };
  return {
    ...list,
    start: (orderIds: string[]) => store({ orderIds, ticked: [] }),
    tick: (key: string, isTicked: boolean) =>
      store({ ...list, ticked: isTicked ? [...list.ticked, key] : list.ticked.filter((other) => other !== key) }),
    finish: () => store(EMPTY),
    resume: store,
  };
}
