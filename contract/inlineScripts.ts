/** Shared by the inline scripts of the server's documents (server/pages/inline) and the app that they precede. */

/** Selects the elements that hydrate by themselves: the whole page, and sections that follow later. */
export const HYDRATION_ROOTS = '#root,[data-hydration-root]';
/** Properties of such an element: true once hydrated, and the events recorded before. */
export const IS_HYDRATED = 'isHydrated';
export const PRE_HYDRATION_EVENTS = 'preHydrationEvents';

export type Field = HTMLInputElement | HTMLSelectElement;
export type PreHydrationEvent =
  | { control: HTMLButtonElement; feedback: Pick<Animation, 'cancel'> }
  | { control: Field; checked?: boolean | undefined; value: string };
export type HydrationRoot = HTMLElement & { [IS_HYDRATED]?: boolean; [PRE_HYDRATION_EVENTS]?: PreHydrationEvent[] };

/** Names in local storage that the script in a document's head reads before the first paint. */
export const HEAD_SCRIPT_STORAGE = { token: 'token', buyAgain: 'buyAgain' } as const;

/** The staff area's document has begun to fetch these beside the scripts. */
export interface EarlyCalls {
  headers: Record<string, string>;
  /** Calls by their path. */
  calls: Record<string, Promise<Response>>;
  /** Ends when the scripts may run; null on other pages than the board. */
  shown: Promise<unknown> | null;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}
