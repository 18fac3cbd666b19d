import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CloudOff } from './icons';
import { useOnline } from '../hooks/useOnline';

/** Shown while offline, once in the layout. */
export const OfflineNotice = () => {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Typography
          variant="body2"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            paddingBlock: 1,
            paddingInline: 2,
            bgcolor: 'surface.warm',
          }}
        >
          <CloudOff fontSize="small" />
          {t('offline')}
        </Typography>
      )}
    </div>
  );
};
