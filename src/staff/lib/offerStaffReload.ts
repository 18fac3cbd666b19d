import type { i18n as I18n } from 'i18next';
import { offerReload } from '../../components/offerReload';
import type { Toasts } from '../../lib/makeToasts';

/** Offers the release that the worker has stored; once, however many parts find that theirs is old. */
export const offerStaffReload = (options: {
  i18n: I18n;
  toasts: Pick<Toasts, 'enqueueSnackbar' | 'closeSnackbar'>;
}): void => offerReload({ ...options, onReload: () => window.location.reload(), preventDuplicate: true });
