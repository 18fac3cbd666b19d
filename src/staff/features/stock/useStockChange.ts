import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearCode } from '../../../../contract/staffStock';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';

/** Sends one change of the stock. Its dialog shows failures. */
export const useStockChange = () => {
  const { t } = useTranslation('staffStock');
  const { enqueueSnackbar } = useToasts();
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns whether it is done, and the server's messages by field, or the near code that it asks about. */
  const send = async (
    change: () => PromiseLike<{ error?: unknown }>,
    done: string,
  ): Promise<{ isDone: boolean; fields?: Record<string, string> | undefined; nearCode?: string | undefined }> => {
    setFailure(null);
    const { error } = await change();
    if (error === undefined) {
      enqueueSnackbar(done, { variant: 'success' });
      return { isDone: true };
    }
    const fields = isApiError(error) ? error.fields : undefined;
    if (!fields) setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
    const { nearCode } = ((isApiError(error) && error.data) || {}) as Partial<NearCode>;
    return { isDone: false, fields, nearCode };
  };
  return { failure, send };
};
