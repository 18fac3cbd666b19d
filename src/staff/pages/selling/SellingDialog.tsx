import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema } from 'yup';
import type { SellingConflict } from '../../../../contract/staffSelling';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { PanelDialog } from '../../components/PanelDialog';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { mergeValues, withLeaf, type ForeignChange } from '../../lib/threeWay';

interface Outcome {
  data?: { message: string };
  error?: unknown;
}

interface SellingDialogProps<Item extends { version: number }, Values extends FormikValues> {
  /** Names the form, with the id of what it changes. */
  draft: string;
  title: string;
  /** It is null for a new item. */
  item: Item | null;
  newValues: Values;
  valuesOf: (item: Item) => Values;
  schema: AnyObjectSchema;
  /** `version` is that of what the values were made from, 0 for a new one; `key` is the request's. */
  onSave: (values: Values, about: { version: number; key: string }) => Promise<Outcome>;
  onRemove: () => Promise<Outcome>;
  removeQuestion: string;
  /** Names a field by its path. */
  nameOf: (path: string) => string;
  /** A field's value in words. */
  shown: (value: unknown, path: string) => string;
  /** Renders the form's fields. */
  children: (values: Values) => ReactNode;
  onClose: () => void;
}

const isConflict = (data: unknown): data is SellingConflict<unknown> =>
  typeof data === 'object' && data !== null && 'current' in data;

/** The form of a coupon, an offer or a banner. Where another person saved first, nothing typed here is lost. */
export const SellingDialog = <Item extends { version: number }, Values extends FormikValues>({
  draft,
  title,
  item,
  newValues,
  valuesOf,
  schema,
  onSave,
  onRemove,
  removeQuestion,
  nameOf,
  shown,
  children,
  onClose,
}: SellingDialogProps<Item, Values>) => {
  const { t } = useTranslation(['staffSelling', 'staffFrame']);
  const { enqueueSnackbar } = useToasts();
  const [base, setBase] = useState(() => ({
    values: item ? valuesOf(item) : newValues,
    version: item?.version ?? 0,
  }));
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ message: string; changes: readonly ForeignChange[] } | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const finish = ({ data, error }: Outcome, onError: (error: ApiError) => void): void => {
    if (data) {
      enqueueSnackbar(data.message, { variant: 'success' });
      onClose();
    }
    if (isApiError(error)) onError(error);
  };

  const save = async (values: Values, { key, ...form }: FormikHelpers<Values> & { key: string }): Promise<void> => {
    setFailure(null);
    setConflict(null);
    const outcome = await onSave(values, { version: base.version, key });
    if (outcome.data) form.resetForm();
    finish(outcome, (error) => {
      const message = error.messages.join(' ');
      if (error.status !== 409 || !isConflict(error.data)) {
        form.setStatus(error.fields);
        setFailure(message);
        return;
      }
      const current = error.data.current as Item;
      const theirs = valuesOf(current);
      const { merged, changes } = mergeValues(base.values, values, theirs);
      void form.setValues(merged);
      setBase({ values: theirs, version: current.version });
      setConflict({ message, changes });
    });
  };

  const remove = async (): Promise<void> => {
    setRemoving(true);
    const outcome = await onRemove();
    setRemoving(false);
    setConfirming(false);
    finish(outcome, (error) => setFailure(error.messages.join(' ')));
  };

  return (
    <PanelDialog open isWide fillsPhone title={title} onClose={onClose}>
      <DraftFormik<Values>
        draft={draft}
        initialValues={base.values}
        validationSchema={schema}
        onSubmit={save}
        onChanged={(changes) => setConflict({ message: t('staffFrame:draft.changed'), changes })}
      >
        {({ values, isSubmitting, setValues }) => (
          <Stack component={Form} noValidate useFlexGap spacing={1.5} sx={{ paddingBlockStart: 1 }}>
            <FocusFirstInvalid />
            {conflict && (
              <ChangedMeanwhile
                message={conflict.message}
                changes={conflict.changes.map((change) => ({
                  ...change,
                  label: nameOf(change.path),
                  theirs: shown(change.theirs, change.path),
                  onTake: () => {
                    void setValues(withLeaf(values, change.path, change.theirs));
                    setConflict({ ...conflict, changes: conflict.changes.filter((one) => one !== change) });
                  },
                }))}
              />
            )}
            {children(values)}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('save')}
            </Button>
            {item && (
              <Button color="error" onClick={() => setConfirming(true)}>
                {t('delete')}
              </Button>
            )}
          </Stack>
        )}
      </DraftFormik>
      <ConfirmDialog
        open={isConfirming}
        title={removeQuestion}
        confirmLabel={t('delete')}
        destructive
        busy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={() => setConfirming(false)}
      />
    </PanelDialog>
  );
};
