import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorOutlined } from './icons';

interface ErrorStateProps {
  /** What failed, in a sentence for a person. */
  title?: string;
  /** h1 where it is all that the page holds; else it is no heading, so that it fits at any depth. */
  heading?: 'h1';
  /** What the server or the browser said, or what to do next. */
  message?: string;
  /** Tries again; without it there is no button, because trying again would not help. */
  onRetry?: () => void;
}

/**
 * In the place of something that could not be loaded: what happened, and a way to try again. An address that does not
 * exist is a NotFoundMessage; an action that failed is told in a toast, and what was typed stays.
 */
export const ErrorState = ({ title, heading, message, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  return (
    <Stack
      role="alert"
      spacing={1.5}
      sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 5, paddingInline: 2 }}
    >
      <ErrorOutlined color="error" fontSize="large" aria-hidden />
      <Typography variant="subtitle1" component={heading ?? 'p'}>
        {title ?? t('loadFailed')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{message ?? t('loadFailedText')}</Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  );
};
