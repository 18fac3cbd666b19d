import type { DeliverBody, NotDeliveredBody, OwnRounds } from '../../../contract/rounds';
import type { Board } from '../store/staffOrdersApi';

/** Something that the rider did, until the server knows it. */
export type RideAction = {
  /** In the order of the actions; given by the storage. */
  id: number;
  key: string;
  staffId: string;
  roundId: string;
  /** The time of the phone's clock. */
  at: string;
  /** Why the server rejected it; null while it is to be sent. */
  problem: string[] | null;
  /** Names the stop once it has left the round. */
  label: string;
} & (
  | { kind: 'start' | 'end' }
  | { kind: 'deliver'; orderId: string; body: Omit<DeliverBody, 'phone' | 'photoId'>; photo?: Blob }
  | { kind: 'notDelivered'; orderId: string; body: Omit<NotDeliveredBody, 'phone'> }
);

/** Omit on each kind of action. */
type Without<T, Names extends PropertyKey> = T extends unknown ? Omit<T, Names> : never;
export type NewRideAction = Without<RideAction, 'id'>;
/** The action as a dialog makes it. */
export type RideActionDraft = Without<NewRideAction, 'staffId' | 'problem'>;

/** The board as it was last seen, and when that was in epoch milliseconds. */
type StoredBoard = Board & { storedAt: number };

/** Only these outlive a reload without network, by staff member: nothing of a customer's session. */
export interface OfflineStorage {
  add: (action: NewRideAction) => Promise<RideAction>;
  list: (staffId: string) => Promise<RideAction[]>;
  put: (action: RideAction) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  saveRounds: (staffId: string, rounds: OwnRounds) => Promise<unknown>;
  readRounds: (staffId: string) => Promise<OwnRounds | null>;
  saveBoard: (staffId: string, board: StoredBoard) => Promise<unknown>;
  readBoard: (staffId: string) => Promise<StoredBoard | null>;
  /** Logout clears customers' names and addresses. Actions stay until they are sent. */
  clearSeen: () => Promise<unknown>;
}

// Their names are from when only riders' rounds were stored: a new version would wait for tabs of the release before.
const DATABASE = 'vayal-ride';
const [ACTIONS, SEEN] = ['acts', 'rounds'] as const;
const boardOf = (staffId: string): string => `board ${staffId}`;

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage failed'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ACTIONS, { keyPath: 'id', autoIncrement: true });
    request.result.createObjectStore(SEEN);
  };
  return resultOf(request);
};

const inDatabase = (): OfflineStorage => {
  let opened: Promise<IDBDatabase> | undefined;
  const read = async <T>(name: string, work: (store: IDBObjectStore) => IDBRequest): Promise<T> =>
    (await resultOf(work((await (opened ??= open())).transaction(name).objectStore(name)))) as T;
  const write = async (name: string, work: (store: IDBObjectStore) => IDBRequest): Promise<IDBValidKey> =>
    (await resultOf(work((await (opened ??= open())).transaction(name, 'readwrite').objectStore(name)))) as IDBValidKey;
  return {
    add: async (action) => ({ ...action, id: (await write(ACTIONS, (store) => store.add(action))) as number }),
    list: async (staffId) => (await read<RideAction[]>(ACTIONS, (store) => store.getAll())).filter(isOf(staffId)),
    put: (action) => write(ACTIONS, (store) => store.put(action)),
    remove: (id) => write(ACTIONS, (store) => store.delete(id)),
    saveRounds: (staffId, rounds) => write(SEEN, (store) => store.put(rounds, staffId)),
    readRounds: async (staffId) => (await read<OwnRounds | undefined>(SEEN, (store) => store.get(staffId))) ?? null,
    saveBoard: (staffId, board) => write(SEEN, (store) => store.put(board, boardOf(staffId))),
    readBoard: async (staffId) =>
      (await read<StoredBoard | undefined>(SEEN, (store) => store.get(boardOf(staffId)))) ?? null,
    clearSeen: () => write(SEEN, (store) => store.clear()),
  };
};

const isOf =
  (staffId: string) =>
  (action: RideAction): boolean =>
    action.staffId === staffId;

/** Browsers without a database use this until the page is left. */
export const inMemory = (): OfflineStorage => {
  const actions = new Map<number, RideAction>();
  const rounds = new Map<string, OwnRounds>();
  const boards = new Map<string, StoredBoard>();
  let lastId = 0;
  return {
    add: (action) => {
      lastId += 1;
      const added = { ...action, id: lastId };
      actions.set(lastId, added);
      return Promise.resolve(added);
    },
    list: (staffId) => Promise.resolve([...actions.values()].filter(isOf(staffId))),
    put: (action) => Promise.resolve(actions.set(action.id, action)),
    remove: (id) => Promise.resolve(actions.delete(id)),
    saveRounds: (staffId, saved) => Promise.resolve(rounds.set(staffId, saved)),
    readRounds: (staffId) => Promise.resolve(rounds.get(staffId) ?? null),
    saveBoard: (staffId, saved) => Promise.resolve(boards.set(staffId, saved)),
    readBoard: (staffId) => Promise.resolve(boards.get(staffId) ?? null),
    clearSeen: () => {
      rounds.clear();
      boards.clear();
      return Promise.resolve();
    },
  };
};

export const makeOfflineStorage = (): OfflineStorage => ('indexedDB' in globalThis ? inDatabase() : inMemory());
