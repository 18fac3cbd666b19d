import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkBoundary } from '../../components/ChunkBoundary';
import { useToasts } from '../../hooks/useToasts';
import { hasNewRelease } from '../lib/hasNewRelease';
import type { RetryableLazy } from '../lib/retryableLazy';
import { AllMessages, clearLoad } from './AllMessages';

interface LazyDialogProps<Props> {
  dialog: RetryableLazy<Props>;
  props: Props;
  /** Closes it: its code can't be loaded. */
  onFailed: () => void;
}

/** A dialog that loads when it is opened. Where that fails, a toast says so, and opening it again tries again. */
export const LazyDialog = <Props extends object>({ dialog, props, onFailed }: LazyDialogProps<Props>) => {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const { enqueueSnackbar } = useToasts();
  const Dialog = dialog.current;
  /** It may have removed the dialog's chunk; the page may have what was typed, so that only a person reloads. */
  const offerNewRelease = async (): Promise<void> => {
    if (!(await hasNewRelease())) return;
    enqueueSnackbar(t('common:update.ready'), {
      persist: true,
      action: (
        <Button color="inherit" onClick={() => window.location.reload()}>
          {t('common:update.reload')}
        </Button>
      ),
    });
  };
  return (
    <ChunkBoundary
      onFailed={() => {
        dialog.reset();
        clearLoad(i18n);
        onFailed();
        enqueueSnackbar(t('panelFailed'), { variant: 'error' });
        void offerNewRelease();
      }}
    >
      <Suspense fallback={null}>
        <AllMessages>
          <Dialog {...props} />
        </AllMessages>
      </Suspense>
    </ChunkBoundary>
  );
};
