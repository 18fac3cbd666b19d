import { array, object, string } from 'yup';
import {
  areaProblem,
  MAX_AREA_NAME_LENGTH,
  MAX_STEP_PAISE,
  stepsProblem,
  toCorners,
} from '../../../../contract/areaRules';
import { readRupees } from '../../../../contract/readRupees';
import type { AreaBody, StaffArea } from '../../../../contract/staffAreas';
import { editableRupees } from '../../lib/editableRupees';
import { readPoints, writePoints } from './points';

/** The amounts are in rupees. */
export interface StepValues {
  from: string;
  charge: string;
}

/** An area as its form holds it: texts. */
export interface AreaValues {
  name: Record<'en' | 'ta' | 'hi', string>;
  /** A point a line: the map and the text show the same. */
  points: string;
  steps: StepValues[];
  /** The amount is in rupees. */
  minimumOrder: string;
  active: boolean;
}

/** It has the charges of the shop's first area, which are most likely its own. */
export const newArea = (first: StaffArea | undefined): AreaValues => ({
  ...(first
    ? valuesOf(first)
    : {
        minimumOrder: '0',
        steps: [
          { from: '0', charge: '40' },
          { from: '499', charge: '0' },
        ],
      }),
  name: { en: '', ta: '', hi: '' },
  points: '',
  active: true,
});

export const valuesOf = ({ name, corners, deliverySteps, minimumOrderPaise, active }: StaffArea): AreaValues => ({
  name,
  active,
  points: writePoints(corners),
  steps: deliverySteps.map(({ fromPaise, chargePaise }) => ({
    from: editableRupees(fromPaise),
    charge: editableRupees(chargePaise),
  })),
  minimumOrder: editableRupees(minimumOrderPaise),
});

// Formik leaves empty texts out.
const toSteps = (steps: readonly Partial<StepValues>[]) =>
  steps.map(({ from = '', charge = '' }) => ({
    fromPaise: readRupees(from) ?? 0,
    chargePaise: readRupees(charge) ?? 0,
  }));

export const bodyOf = ({ name, points, steps, minimumOrder, active }: AreaValues): AreaBody => ({
  name: { en: name.en.trim(), ta: name.ta.trim(), hi: name.hi.trim() },
  corners: toCorners(readPoints(points).corners),
  deliverySteps: toSteps(steps),
  minimumOrderPaise: readRupees(minimumOrder) ?? 0,
  active,
});

// Messages are keys of `errors` in staffAreas.json.

const name = string().max(MAX_AREA_NAME_LENGTH, 'name');
const isAmount = (text = ''): boolean => (readRupees(text) ?? MAX_STEP_PAISE + 1) <= MAX_STEP_PAISE;
const amount = string().test('amount', 'amount', isAmount);

/** The server checks the same. */
export const areaSchema = object({
  name: object({ en: name.trim().required('nameRequired'), ta: name, hi: name }),
  points: string().test('points', 'points', (text = '') => {
    const { corners, unreadLine } = readPoints(text);
    return unreadLine === null && areaProblem(toCorners(corners)) === null;
  }),
  steps: array()
    .of(object({ from: amount, charge: amount }))
    .test('steps', (steps, { createError }) => {
      const problem = stepsProblem(toSteps(steps ?? []));
      return problem === null || createError({ message: problem });
    }),
  minimumOrder: amount,
});
