import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkBoundary } from '../../components/ChunkBoundary';
import { useToasts } from '../../hooks/useToasts';
import { offerNewRelease } from '../lib/hasNewRelease';
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
  const { t, i18n } = useTranslation('errors');
  const toasts = useToasts();
  const Dialog = dialog.current;
  return (
    <ChunkBoundary
      onFailed={() => {
        dialog.reset();
        clearLoad(i18n);
        onFailed();
        toasts.enqueueSnackbar(t('panelFailed'), { variant: 'error' });
        // It may have removed the dialog's chunk.
        void offerNewRelease({ i18n, toasts });
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
