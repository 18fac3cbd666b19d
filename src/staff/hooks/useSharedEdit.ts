import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../hooks/useToasts';
import { isApiError, type ApiError } from '../../store/api/ApiError';
import { mergeValues, type ForeignChange } from '../lib/threeWay';

interface Conflict {
  /** It says what happened, in the server's words. */
  message: string;
  /** Others changed these meanwhile. */
  changes: readonly ForeignChange[];
}

interface SharedEdit<Values extends object, Stored> {
  /** It is as last read from the server; null for a new one. */
  stored: Stored | null;
  valuesOf: (stored: Stored) => Values;
  /** The data of a 409 has there what another person saved. */
  conflictKey: string;
  /** @param key of the form's request */
  send: (values: Values, key: string) => Promise<{ data?: { message: string; data: Stored }; error?: unknown }>;
  /** After saving, or after learning that another person did. */
  onStored: (stored: Stored) => void;
  merge?: typeof mergeValues<Values>;
}

/** Saves a form that two people may have open: where another one saved first, nothing typed here is lost. */
export function useSharedEdit<Values extends object, Stored>({
  stored,
  valuesOf,
  conflictKey,
  send,
  onStored,
  merge = mergeValues,
}: SharedEdit<Values, Stored>) {
  const { t } = useTranslation('staffFrame');
  const { enqueueSnackbar } = useToasts();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const settle = ({ status, data, messages, fields }: ApiError, values: Values, form: FormikHelpers<Values>): void => {
    const theirs = status === 409 ? (data as Record<string, Stored | undefined> | null)?.[conflictKey] : undefined;
    if (!theirs || !stored) {
      form.setStatus(fields);
      setFailure(messages.join(' '));
      return;
    }
    const { merged, changes } = merge(valuesOf(stored), values, valuesOf(theirs));
    form.resetForm({ values: valuesOf(theirs) });
    void form.setValues(merged);
    setConflict({ message: messages.join(' '), changes });
    onStored(theirs);
  };

  const save = async (values: Values, form: FormikHelpers<Values> & { key: string }): Promise<void> => {
    setFailure(null);
    setConflict(null);
    const { data, error } = await send(values, form.key);
    if (isApiError(error)) settle(error, values, form);
    if (!data) return;
    enqueueSnackbar(data.message, { variant: 'success' });
    form.resetForm({ values: valuesOf(data.data) });
    onStored(data.data);
  };

  /** The change of another person is in the form now. */
  const taken = (change: ForeignChange): void =>
    setConflict((now) => now && { ...now, changes: now.changes.filter((one) => one !== change) });

  /** A draft is in the form again, and others changed these since it was typed. */
  const restored = (changes: readonly ForeignChange[]): void => setConflict({ message: t('draft.changed'), changes });

  return { failure, conflict, save, taken, restored };
}
