/** The documents' inline scripts (server/pages/inline) share these with the app. */

export const HYDRATION_ROOTS = '#root,[data-hydration-root]';
export const IS_HYDRATED = 'isHydrated';
export const PRE_HYDRATION_EVENTS = 'preHydrationEvents';

export type Field = HTMLInputElement | HTMLSelectElement;
export type PreHydrationEvent =
  | { control: HTMLButtonElement; feedback: Pick<Animation, 'cancel'> }
  | { control: Field; checked?: boolean | undefined; value: string };
export type HydrationRoot = HTMLElement & { [IS_HYDRATED]?: boolean; [PRE_HYDRATION_EVENTS]?: PreHydrationEvent[] };

/** A script in the document's head reads these before the first paint. */
export const HEAD_SCRIPT_STORAGE = { token: 'token', buyAgain: 'buyAgain' } as const;

/** The staff area's document fetches these beside the scripts. */
export interface EarlyCalls {
  headers: Record<string, string>;
  calls: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}
