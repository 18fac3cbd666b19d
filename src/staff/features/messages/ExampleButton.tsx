import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TestMessageBody } from '../../../../contract/staffMessages';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { useTestMessageMutation } from '../../store/messagesApi';

interface ExampleButtonProps {
  example: TestMessageBody;
  /** The button says by whom it is sent, where no heading does. */
  isNamed?: boolean;
  disabled?: boolean;
}

/** Has an example sent to oneself, and says below what became of it. In a row that wraps. */
export const ExampleButton = ({ example, isNamed = false, disabled = false }: ExampleButtonProps) => {
  const { t } = useTranslation('staffMessages');
  const [test, { data: tested, isLoading }] = useTestMessageMutation();
  const names = { provider: t(`provider.${example.provider}`), language: LANGUAGE_NAMES[example.language] };
  return (
    <>
      <Button
        variant="outlined"
        aria-label={t('testNamed', names)}
        disabled={disabled}
        loading={isLoading}
        onClick={() => void test(example)}
      >
        {isNamed ? t('testBy', names) : t('test')}
      </Button>
      {tested && (
        <Alert
          role="status"
          severity={tested.data.state === 'ACCEPTED' ? 'success' : 'error'}
          sx={{ flexBasis: '100%' }}
        >
          {[tested.message, tested.data.reason && t(`reason.${tested.data.reason}`)].filter(Boolean).join(' ')}
          {tested.data.detail !== null && (
            <Box component="span" lang="en" sx={{ display: 'block' }}>
              {tested.data.detail}
            </Box>
          )}
        </Alert>
      )}
    </>
  );
};
