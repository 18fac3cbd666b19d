import type { SnackbarKey } from 'notistack';
import type { OfflineOptions } from './OfflineOptions';
import { UpdateActions } from './UpdateActions';

const CHECK_INTERVAL_MS = 3_600_000;

export const offerReload = ({ i18n, toasts }: Pick<OfflineOptions, 'i18n' | 'toasts'>, onReload: () => void): void => {
  toasts.enqueueSnackbar(i18n.t('common:update.ready'), {
    persist: true,
    action: (toast: SnackbarKey) => <UpdateActions onReload={onReload} onLater={() => toasts.closeSnackbar(toast)} />,
  });
};

/** Checks when the page comes back into view, at most once an hour. @returns checks likewise */
export const checkWhenVisible = (check: () => void): (() => void) => {
  let checkedAt = Date.now();
  const checkHourly = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    check();
  };
  document.addEventListener('visibilitychange', checkHourly);
  return checkHourly;
};
