import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpillDrawing } from './drawings/SpillDrawing';
import { Centred } from './EmptyState';
import { ReplayOutlined } from './icons';

interface ErrorStateProps {
  /** It says what failed. */
  title?: string;
  /** h1 when it is the page's only content; otherwise no heading, so that it fits at any depth. */
  heading?: 'h1';
  /** The server's or browser's message, or what to do next. */
  message?: string;
  /** The default works offline. */
  picture?: ReactNode;
  /** Omit where retrying can't help. */
  onRetry?: () => void;
}

/** Replaces what failed to load, with a retry. Unknown URLs use NotFoundMessage, failed actions a toast. */
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
        <Button variant="contained" startIcon={<ReplayOutlined />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </Centred>
  );
};
