import { Formik, type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldHintContext } from '../../components/FieldHintContext';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { useDraftSession } from '../hooks/useTabDraft';
import { isFormDraft } from '../lib/formDraft';
import { isRequiredField } from '../lib/requiredFields';
import { readTabDraft, writeTabDraft } from '../lib/tabDrafts';
import { mergeValues, type ForeignChange } from '../lib/threeWay';
import { RestoredDraft } from './RestoredDraft';

interface WithKey {
  /** The key of the form's request: a restored form sends it again, so that nothing is carried out twice. */
  key: string;
}

interface DraftFormikProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'enableReinitialize' | 'validate' | 'validationSchema' | 'validateOnBlur'
> {
  /** Names what is typed here, and with an id what it is about. */
  draft: string;
  /** Resetting the form says that it was saved: its draft ends. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values> & WithKey) => unknown;
  merge?: typeof mergeValues<Values>;
  /** Receives what changed since the draft was typed; without it, the form says only that something did. */
  onChanged?: (changes: readonly ForeignChange[]) => void;
  children: ReactNode | ((form: FormikProps<Values> & WithKey) => ReactNode);
}

/**
 * Formik whose typed values outlive links, Back, closing, a reload and a dead network, until they are saved or the login
 * ends. Fields say which of them are required.
 */
export const DraftFormik = <Values extends FormikValues>({
  draft: name,
  onSubmit,
  merge = mergeValues,
  onChanged,
  children,
  ...config
}: DraftFormikProps<Values>) => {
  const { t } = useTranslation('staffFrame');
  const session = useDraftSession();
  const [draft] = useState(() => {
    const stored = readTabDraft(name, session);
    return isFormDraft(config.initialValues, stored) ? stored : null;
  });
  const [key, setKey] = useState(draft?.key ?? newIdempotencyKey);

  // A dialog may close with its success: nothing is left then that would see that all is saved.
  const endingDraft = <Form extends Pick<FormikHelpers<Values>, 'resetForm'>>(form: Form): Form & WithKey => ({
    ...form,
    key,
    resetForm: (next) => {
      writeTabDraft(name, session, undefined);
      form.resetForm(next);
    },
  });

  return (
    <Formik<Values> {...config} onSubmit={async (values, form) => void (await onSubmit(values, endingDraft(form)))}>
      {(form) => (
        <>
          <RestoredDraft
            draft={draft}
            merge={merge}
            {...(onChanged && { onChanged })}
            onDiscard={() => setKey(newIdempotencyKey())}
            onTyped={(typed) => writeTabDraft(name, session, typed ? { ...typed, key } : undefined)}
          />
          <FieldHintContext
            value={({ name: field, hint, isRequired }) =>
              isRequired || isRequiredField(config.validationSchema, field, form.values)
                ? [t('form.required'), hint?.trim()].filter(Boolean).join(' · ')
                : hint
            }
          >
            {typeof children === 'function' ? children(endingDraft(form)) : children}
          </FieldHintContext>
        </>
      )}
    </Formik>
  );
};
