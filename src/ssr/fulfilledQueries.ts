import { QueryStatus } from '@reduxjs/toolkit/query';
import type { PreloadedState } from '../app/entry/preloadedState';
import type { AppStore } from '../store/makeStore';

/** Every response that a store holds by now, for `hydrateStore`. */
export const fulfilledQueries = (store: AppStore): PreloadedState['queries'] =>
  Object.values(store.getState().homepageApi.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled
      ? [
          {
            endpointName: query.endpointName,
            arg: query.originalArgs,
            value: query.data,
          } as PreloadedState['queries'][number],
        ]
      : [],
  );
