import type { TFunction } from 'i18next';

/** Whole hours from two hours on, else minutes. */
export const formatDuration = (t: TFunction<'recipes'>, minutes: number): string =>
  minutes >= 120 && minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes });
