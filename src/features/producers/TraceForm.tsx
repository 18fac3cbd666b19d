import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { formatTraceCode, readTraceCode } from '../../../contract/readTraceCode';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { useHydrated } from '../../hooks/useHydrated';

const MAX_TYPED = 40;

const schema = object({
  code: string().test('code', 'codeWrong', (text) => readTraceCode(text ?? '') !== null),
});

/** Asks for the code on a pack. */
export const TraceForm = ({ onFind }: { onFind: (code: string) => void }) => {
  const { t } = useTranslation('trace');
  const isHydrated = useHydrated();
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => {
        const read = readTraceCode(code);
        if (read !== null) onFind(formatTraceCode(read));
      }}
    >
      <Stack component={Form} noValidate inert={!isHydrated} useFlexGap spacing={1} sx={{ maxWidth: 440 }}>
        <FocusFirstInvalid />
        <FormField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          translate={(key) => t(key as 'codeWrong')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_TYPED, autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: { tablet: 'flex-start' } }}>
          {t('find')}
        </Button>
      </Stack>
    </Formik>
  );
};
