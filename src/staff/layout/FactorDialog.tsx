import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormField } from '../../components/FormField';
import { PanelDialog } from '../components/PanelDialog';

interface FactorDialogProps {
  /** Why it is needed, or that the last code was wrong. */
  text: string;
  onEntered: (code: string) => void;
  onClose: () => void;
}

const schema = object({ code: string().trim().required('typedRequired') });

/** Asks for the second factor again: a code of the app, or a recovery code. */
export const FactorDialog = ({ text, onEntered, onClose }: FactorDialogProps) => {
  const { t } = useTranslation('staffLogin');
  return (
    <PanelDialog open title={t('titles.factor')} onClose={onClose}>
      <Formik
        initialValues={{ code: '' }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={({ code }) => onEntered(code.trim())}
      >
        <Stack component={Form} noValidate spacing={1.5}>
          <Typography>{text}</Typography>
          <FormField
            name="code"
            label={t('codeAgain')}
            translate={() => t('typedRequired')}
            slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 40, spellCheck: false } }}
            autoFocus
          />
          <Button type="submit" variant="contained">
            {t('confirmApp')}
          </Button>
        </Stack>
      </Formik>
    </PanelDialog>
  );
};
