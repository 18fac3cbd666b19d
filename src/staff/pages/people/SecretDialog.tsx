import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SheetDialog } from '../../../components/SheetDialog';
import { CopyButton } from '../../components/CopyButton';

export interface ShownSecret {
  /** Hand it to this person. */
  name: string;
  secret: string;
}

/** A one-time secret, shown only now, for the Admin to pass on. */
export const SecretDialog = ({ name, secret, onClose }: ShownSecret & { onClose: () => void }) => {
  const { t } = useTranslation('staffPeople');
  return (
    <SheetDialog
      open
      title={t('secretTitle', { name })}
      // A stray tap on the backdrop must not close it: it can't be shown again.
      onClose={() => undefined}
      actions={
        <>
          <CopyButton text={secret} />
          <Button variant="contained" size="large" onClick={onClose}>
            {t('handedOver')}
          </Button>
        </>
      }
    >
      <Box component="p" sx={{ margin: 0, typography: 'h3', letterSpacing: '0.04em' }}>
        {secret}
      </Box>
      <p>{t('secretText')}</p>
    </SheetDialog>
  );
};
