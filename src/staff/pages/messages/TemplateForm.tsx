import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { MessageKind, MessageProviderName } from '../../../../contract/messageConstants';
import { DraftFormik } from '../../components/DraftFormik';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { ExampleButton } from '../../features/messages/ExampleButton';
import { useSaveTemplateMutation } from '../../store/messagesApi';
import type { MessageProvider } from './ProviderRow';

interface TemplateFormProps {
  kind: MessageKind;
  language: Language;
  provider: MessageProvider & { name: MessageProviderName };
  /** Empty where none is entered. */
  templateId: string;
}

/** The provider's id of the registered text, and an example to one's own number. */
export const TemplateForm = ({ kind, language, provider: { name, needsTemplate }, templateId }: TemplateFormProps) => {
  const { t } = useTranslation('staffMessages');
  const { enqueueSnackbar } = useToasts();
  const [save, saving] = useSaveTemplateMutation();
  const which = { kind, language, provider: name };
  const provider = t(`provider.${name}`);
  return (
    <DraftFormik
      draft={`template-${kind}-${language}-${name}`}
      initialValues={{ templateId }}
      enableReinitialize
      onSubmit={async (values, { setErrors, resetForm }) => {
        const { data: message, error } = await save({ ...which, templateId: values.templateId.trim() });
        if (message !== undefined) {
          enqueueSnackbar(message, { variant: 'success' });
          resetForm({ values });
        }
        if (isApiError(error)) setErrors(error.fields ?? {});
      }}
    >
      {(form) => (
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
            {name === 'console' ? (
              <Box sx={{ flex: '1 1 240px', alignSelf: 'center' }}>{provider}</Box>
            ) : (
              <TextField
                {...form.getFieldProps('templateId')}
                label={t('templateId', { provider })}
                required={needsTemplate}
                error={form.errors.templateId !== undefined}
                helperText={form.errors.templateId}
                slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 } }}
                sx={{ flex: '1 1 240px' }}
              />
            )}
            {name !== 'console' && (
              <Button type="submit" variant="outlined" disabled={!form.dirty} loading={saving.isLoading}>
                {t('save')}
              </Button>
            )}
            {/* A new id begins with no result. */}
            <ExampleButton key={templateId} example={which} disabled={form.dirty} />
          </Box>
        </Box>
      )}
    </DraftFormik>
  );
};
