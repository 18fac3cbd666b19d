import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpillDrawing } from './drawings/SpillDrawing';
import { Centred } from './EmptyState';
import { ReplayOutlined } from './icons';

interface ErrorStateProps {
  /** What failed, in a sentence for a person. */
  title?: string;
  /** h1 where it is all that the page holds; else it is no heading, so that it fits at any depth. */
  heading?: 'h1';
  /** What the server or the browser said, or what to do next. */
  message?: string;
  /** Instead of the usual one, which is there without a connection too. */
  picture?: ReactNode;
  /** Tries again; without it there is no button, because trying again would not help. */
  onRetry?: () => void;
}

/**
 * In the place of something that could not be loaded: what happened, and a way to try again. An address that does not
 * exist is a NotFoundMessage; an action that failed is told in a toast, and what was typed stays.
 */
export const ErrorState = ({ title, heading, message, picture, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation('common');
  return (
    <Centred role="alert">
      {picture ?? <SpillDrawing size={104} />}
      <Typography variant="h4" component={heading ?? 'p'}>
        {title ?? t('loadFailed')}
      </Typography>
      <Typography color="textSecondary">{message ?? t('loadFailedText')}</Typography>
      {onRetry && (
        <Button variant="outlined" startIcon={<ReplayOutlined />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </Centred>
  );
};
