import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface TheirChange {
  path: string;
  /** The name of the field. */
  label: string;
  /** Their value, in words. */
  theirs: string;
  /** Changed here too: this one is in the form. */
  clashes: boolean;
  onTake: () => void;
}

interface ChangedMeanwhileProps {
  /** It says what happened, in the server's words. */
  message: string;
  changes: readonly TheirChange[];
}

/** Another person saved first: what they changed is taken over into the form, and where both did, one is chosen. */
export const ChangedMeanwhile = ({ message, changes }: ChangedMeanwhileProps) => {
  const { t } = useTranslation('staffFrame');
  return (
    <Alert severity="warning">
      <AlertTitle>{message}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {changes.map(({ path, label, theirs, clashes, onTake }) => (
          <li key={path}>
            <strong>{label}:</strong> <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{theirs}</span>{' '}
            {clashes ? (
              <>
                {t('conflict.yours')}{' '}
                <Button
                  size="small"
                  aria-label={t('conflict.takeNamed', { field: label })}
                  onClick={onTake}
                  sx={{ minHeight: 44 }}
                >
                  {t('conflict.take')}
                </Button>
              </>
            ) : (
              t('conflict.taken')
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
