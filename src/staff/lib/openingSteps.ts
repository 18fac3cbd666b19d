import type { Opening, OpeningStep } from '../../../contract/staffOpening';

/** As in the contract, whose values stay on the server. */
export const OPENING_STEPS: readonly OpeningStep[] = [
  'seller',
  'area',
  'slots',
  'products',
  'payment',
  'messages',
  'testOrder',
];
export const OPENING_STEP_COUNT = OPENING_STEPS.length;

/** Whether the shop can't open without it. */
export const isNeeded = (step: OpeningStep): boolean => step !== 'slots' && step !== 'testOrder';

/** The first one to do; null once all are done. */
export const nextStep = ({ done }: Pick<Opening, 'done'>): OpeningStep | null =>
  OPENING_STEPS.find((step) => !done.includes(step)) ?? null;
