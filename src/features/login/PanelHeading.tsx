import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArrowBack, Close } from '../../components/icons';

export const PANEL_TITLE_ID = 'login-panel-title';

interface PanelHeadingProps {
  title: string;
  /** Leads back to the login view. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

export const PanelHeading = ({ title, onBack, onClose }: PanelHeadingProps) => {
  const { t } = useTranslation(['login', 'common']);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', marginBottom: 1.5 }}>
      {onBack && (
        <IconButton onClick={onBack} aria-label={t('backToLogin')} edge="start">
          <ArrowBack />
        </IconButton>
      )}
      <Typography id={PANEL_TITLE_ID} variant="h2" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {/* The cross itself ends where the fields do. */}
      <IconButton onClick={onClose} aria-label={t('common:close')} sx={{ marginInlineEnd: '-15px' }}>
        <Close />
      </IconButton>
    </Stack>
  );
};
