import { number, object, string } from 'yup';
import { readRupees } from '../../../../contract/readRupees';
import {
  MAX_BATCH_CODE,
  MAX_COST_PAISE,
  MAX_STOCK_NOTE,
  MAX_UNITS,
  type StockChangeReason,
} from '../../../../contract/stockConstants';
import type { ChangeStockBody, ReceiveBody } from '../../../../contract/staffStock';
import type { OriginValues } from './OriginFields';

/** Messages are keys of `staffStock`. */
const units = (min: number) =>
  number()
    .typeError('error.units')
    .required('error.units')
    .integer('error.units')
    .min(min, 'error.units')
    .max(MAX_UNITS, 'error.units');

const optionalNote = string().max(MAX_STOCK_NOTE, 'error.note');

export const countSchema = object({ counted: units(0) });

/** Form values are texts; days yyyy-MM-dd. */
export interface ReceiveValues extends OriginValues {
  code: string;
  packedOn: string;
  bestBefore: string;
  quantity: string;
  /** The amount is in rupees and may be empty. */
  cost: string;
  note: string;
}

export const receiveSchema = object({
  code: string().trim().required('error.code').max(MAX_BATCH_CODE, 'error.code'),
  packedOn: string().required('error.day'),
  bestBefore: string()
    .required('error.day')
    .test('after', 'error.bestBefore', (day, { parent }) => !day || day > (parent as ReceiveValues).packedOn),
  quantity: units(1),
  cost: string().test('rupees', 'error.cost', (text) => {
    const paise = text ? readRupees(text) : 0;
    return paise !== null && paise <= MAX_COST_PAISE;
  }),
  note: optionalNote,
});

export function toReceiveBody({ code, packedOn, bestBefore, quantity, cost, note }: ReceiveValues): ReceiveBody {
  const costPaise = readRupees(cost);
  return {
    code: code.trim(),
    packedOn,
    bestBefore,
    quantity: Number(quantity),
    ...(costPaise !== null && { costPaise }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

export interface ChangeValues {
  reason: StockChangeReason;
  /** '' for the first to expire. */
  batchId: string;
  direction: 'less' | 'more';
  quantity: string;
  note: string;
}

export const changeSchema = object({
  quantity: units(1),
  note: optionalNote.when('reason', { is: 'CORRECTION', then: (note) => note.trim().required('error.why') }),
});

export const toChangeBody = ({ reason, batchId, direction, quantity, note }: ChangeValues): ChangeStockBody => ({
  reason,
  change: reason === 'CORRECTION' && direction === 'more' ? Number(quantity) : -Number(quantity),
  ...(batchId !== '' && { batchId }),
  ...(note.trim() !== '' && { note: note.trim() }),
});
