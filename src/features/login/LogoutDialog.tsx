import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Bowl } from '../../components/lazyIcons';
import { SeedSun } from '../../components/SeedSun';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { logout } from '../../store/session';
import { selectCartCount } from '../../store/slices/cartSlice';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Logout confirmation (specification §2). */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const hasItems = useAppSelector(selectCartCount) > 0;
  const [busy, setBusy] = useState(false);

  const leave = async (): Promise<void> => {
    setBusy(true);
    await dispatch(logout());
    setBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('hungryForMore')}
      picture={
        <SeedSun tone="turmeric">
          <Bowl />
        </SeedSun>
      }
      confirmLabel={t('logout')}
      busy={busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      <Typography sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {t('logoutText')} {hasItems && t('logoutCart')}
      </Typography>
    </ConfirmDialog>
  );
};
