import type { TFunction } from 'i18next';
import { OPENING_BATCH } from '../../../../contract/stockConstants';
import { formatDisplayDate } from '../../../lib/dates';

type Translate = TFunction<'staffStock'>;

export const batchName = (code: string, t: Translate): string => (code === OPENING_BATCH ? t('batch.opening') : code);

/** Within a sentence of facts: "Batch TH-2611". */
export const batchInWords = (code: string, t: Translate): string =>
  code === OPENING_BATCH ? t('batch.opening') : t('batch.name', { code });

/** "12 Mar 2027" of yyyy-MM-dd. */
export const formatStockDay = (day: string, language: string): string =>
  formatDisplayDate(`${day}T12:00:00Z`, language);

/** The day so many days later, both yyyy-MM-dd. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
