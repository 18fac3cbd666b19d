import { QueryStatus } from '@reduxjs/toolkit/query';
import { HANDED_OVER_ID } from '../../../contract/constants';
import { scriptJson } from '../../lib/scriptJson';
import { homepageApi } from '../../store/api/homepageApi';
import type { AppStore } from '../../store/makeStore';

/** What the server leaves in the page for the browser to go on with. */
export interface HandedOver {
  /** Answers of the API that are in the page already. */
  answers: Parameters<typeof homepageApi.util.upsertQueryEntries>[0];
  /** Where customers reach the shop. */
  origin: string;
  /** There is nothing at this address. */
  isMissing?: true;
  /** There is no such product: the route's error, see `ErrorPage`. */
  errors?: Record<string, unknown>;
}

/** Everything that a store has heard from the API by now. */
export const answersIn = (store: AppStore): HandedOver['answers'] =>
  Object.values(store.getState().homepageApi.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled
      ? [
          {
            endpointName: query.endpointName,
            arg: query.originalArgs,
            value: query.data,
          } as HandedOver['answers'][number],
        ]
      : [],
  );

export const writeHandedOver = (handedOver: HandedOver): string => scriptJson(handedOver);

/** What the server left in this page; null where it drew none. */
export const readHandedOver = (page: Document): HandedOver | null => {
  const text = page.getElementById(HANDED_OVER_ID)?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : null;
};

/** Gives a new store what the page shows already, so that nothing of it is fetched again. */
export const takeOver = ({ dispatch }: AppStore, { answers }: HandedOver): void => {
  dispatch(homepageApi.util.upsertQueryEntries(answers));
};
