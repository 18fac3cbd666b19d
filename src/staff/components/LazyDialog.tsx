import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkBoundary } from '../../components/ChunkBoundary';
import { useToasts } from '../../hooks/useToasts';
import type { RetryableLazy } from '../lib/retryableLazy';
import { AllMessages, forgetLoad } from './AllMessages';

interface LazyDialogProps<Props> {
  dialog: RetryableLazy<Props>;
  props: Props;
  /** Closes it: its code can't be loaded. */
  onFailed: () => void;
}

/** A dialog that loads when it is opened. Where that fails, a toast says so, and opening it again tries again. */
export const LazyDialog = <Props extends object>({ dialog, props, onFailed }: LazyDialogProps<Props>) => {
  const { t, i18n } = useTranslation('errors');
  const { enqueueSnackbar } = useToasts();
  const Dialog = dialog.current;
  return (
    <ChunkBoundary
      onFailed={() => {
        dialog.reset();
        forgetLoad(i18n);
        onFailed();
        enqueueSnackbar(t('panelFailed'), { variant: 'error' });
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
