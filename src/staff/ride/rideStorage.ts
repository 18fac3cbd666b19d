import type { DeliverBody, NotDeliveredBody, OwnRounds } from '../../../contract/rounds';

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

/** Only these outlive a reload without network, by staff member: nothing of a customer's session. */
export interface RideStorage {
  add: (action: NewRideAction) => Promise<RideAction>;
  list: (staffId: string) => Promise<RideAction[]>;
  put: (action: RideAction) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  saveRounds: (staffId: string, rounds: OwnRounds) => Promise<unknown>;
  readRounds: (staffId: string) => Promise<OwnRounds | null>;
  /** Logout clears customers' addresses. Actions stay until they are sent. */
  clearRounds: () => Promise<unknown>;
}

const DATABASE = 'vayal-ride';
const [ACTIONS, ROUNDS] = ['acts', 'rounds'] as const;

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage failed'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ACTIONS, { keyPath: 'id', autoIncrement: true });
    request.result.createObjectStore(ROUNDS);
  };
  return resultOf(request);
};

const inDatabase = (): RideStorage => {
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
    saveRounds: (staffId, rounds) => write(ROUNDS, (store) => store.put(rounds, staffId)),
    readRounds: async (staffId) => (await read<OwnRounds | undefined>(ROUNDS, (store) => store.get(staffId))) ?? null,
    clearRounds: () => write(ROUNDS, (store) => store.clear()),
  };
};

const isOf =
  (staffId: string) =>
  (action: RideAction): boolean =>
    action.staffId === staffId;

/** Browsers without a database use this until the page is left. */
export const inMemory = (): RideStorage => {
  const actions = new Map<number, RideAction>();
  const rounds = new Map<string, OwnRounds>();
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
    clearRounds: () => {
      rounds.clear();
      return Promise.resolve();
    },
  };
};

export const makeRideStorage = (): RideStorage => ('indexedDB' in globalThis ? inDatabase() : inMemory());
