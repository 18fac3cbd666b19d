import { array, number, object, string } from 'yup';
import type { AddWindowsBody, ChangeWindowBody } from '../../../../contract/staffSlots';
import { minuteOf } from './slotDays';

const MAX_CAPACITY = 1000;
const MAX_CUT_OFF_HOURS = 168;

/** Form values are texts. */
export interface WindowValues {
  /** '' for all areas that have no windows of their own. */
  areaId: string;
  weekdays: number[];
  start: string;
  end: string;
  capacity: string;
  cutOffHours: string;
}

/** The demo's windows have these values. */
export const newWindow: WindowValues = {
  areaId: '',
  weekdays: [],
  start: '',
  end: '',
  capacity: '20',
  cutOffHours: '2',
};

const limits = {
  capacity: number()
    .typeError('window.capacityInvalid')
    .required('window.capacityInvalid')
    .integer('window.capacityInvalid')
    .min(1, 'window.capacityInvalid')
    .max(MAX_CAPACITY, 'window.capacityInvalid'),
  cutOffHours: number()
    .typeError('window.cutOffInvalid')
    .required('window.cutOffInvalid')
    .min(0, 'window.cutOffInvalid')
    .max(MAX_CUT_OFF_HOURS, 'window.cutOffInvalid'),
};

export const changeSchema = object(limits);

export const windowSchema = object({
  ...limits,
  weekdays: array().min(1, 'window.weekdaysRequired'),
  start: string().required('window.timeRequired'),
  end: string()
    .required('window.timeRequired')
    .test(
      'after',
      'window.endInvalid',
      (end, { parent }) => !end || endMinuteOf(end) > minuteOf((parent as WindowValues).start),
    ),
});

/** Midnight ends the day. */
const endMinuteOf = (end: string): number => minuteOf(end) || 24 * 60;

export const toChangeBody = ({
  capacity,
  cutOffHours,
}: Pick<WindowValues, 'capacity' | 'cutOffHours'>): ChangeWindowBody => ({
  capacity: Number(capacity),
  cutOffMinutes: Math.round(Number(cutOffHours) * 60),
});

export const toAddBody = (values: WindowValues): AddWindowsBody => ({
  ...toChangeBody(values),
  ...(values.areaId !== '' && { areaId: values.areaId }),
  weekdays: values.weekdays,
  startMinute: minuteOf(values.start),
  endMinute: endMinuteOf(values.end),
});
