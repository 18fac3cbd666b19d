import type { i18n as I18n } from 'i18next';
import type { SnackbarKey } from 'notistack';
import type { Toasts } from '../lib/makeToasts';
import { UpdateActions } from './UpdateActions';

interface ReloadOffer {
  i18n: I18n;
  toasts: Pick<Toasts, 'enqueueSnackbar' | 'closeSnackbar'>;
  onReload: () => void;
  /** Suppresses a second one, which would do the same as the first. */
  preventDuplicate?: boolean;
}

/**
 * Says that a new release is here, until it is closed. Only a person reloads, because the page may have what was typed.
 */
export const offerReload = ({ i18n, toasts, onReload, preventDuplicate = false }: ReloadOffer): void => {
  toasts.enqueueSnackbar(i18n.t('common:update.ready'), {
    persist: true,
    preventDuplicate,
    action: (toast: SnackbarKey) => <UpdateActions onReload={onReload} onLater={() => toasts.closeSnackbar(toast)} />,
  });
};
