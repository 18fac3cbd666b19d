import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMe } from '../../../contract/staff';
import { noticesOf } from '../../../contract/staffNoticeConstants';
import { mayDo } from '../../../contract/staffRights';
import { Logout } from '../../components/lazyIcons';
import { PanelDialog } from '../components/PanelDialog';
import { OwnNotices } from '../features/notices/OwnNotices';
import { endStaffPush } from '../features/notices/useStaffPush';
import { OwnSessions } from '../features/sessions/OwnSessions';
import { AllPages } from './AllPages';
import { KeysDialog } from './KeysDialog';
import type { ListedPage } from './StaffNavigation';

export type FrameDialog = 'menu' | 'notices' | 'sessions' | 'keys' | 'pages';

interface FrameDialogsProps {
  /** The open dialog. */
  dialog: FrameDialog | null;
  onDialog: (dialog: FrameDialog | null) => void;
  me: StaffMe;
  pages: readonly ListedPage[];
  preferences: ReactNode;
  onLogOut: () => void;
  /** This login has ended. */
  onEnded: () => void;
}

/** The dialogs of the staff area's frame: loaded when the first one is opened. */
export const FrameDialogs = ({ dialog, onDialog, me, pages, preferences, onLogOut, onEnded }: FrameDialogsProps) => {
  const { t } = useTranslation(['staffFrame', 'staffPeople', 'staffNotices']);
  const close = () => onDialog(null);
  const ending = (end: () => void) => () => {
    endStaffPush();
    end();
  };
  return (
    <>
      <PanelDialog open={dialog === 'menu'} title={me.name} onClose={close}>
        <Stack spacing={2.5}>
          <Typography color="textSecondary">{t(`roles.${me.role}`)}</Typography>
          {preferences}
          {noticesOf(me.role).length > 0 && (
            <Button variant="outlined" onClick={() => onDialog('notices')}>
              {t('staffNotices:title')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onDialog('sessions')}>
            {t('staffPeople:own')}
          </Button>
          <Button variant="outlined" onClick={() => onDialog('keys')}>
            {t('keys.show')}
          </Button>
          <Button variant="outlined" startIcon={<Logout />} onClick={ending(onLogOut)}>
            {t('logOut')}
          </Button>
        </Stack>
      </PanelDialog>
      <PanelDialog
        open={dialog === 'sessions'}
        title={t('staffPeople:own')}
        onClose={close}
        onBack={() => onDialog('menu')}
      >
        <OwnSessions onEnded={ending(onEnded)} />
      </PanelDialog>
      <PanelDialog
        open={dialog === 'notices'}
        title={t('staffNotices:title')}
        onClose={close}
        onBack={() => onDialog('menu')}
      >
        <OwnNotices staffId={me._id} />
      </PanelDialog>
      <PanelDialog open={dialog === 'pages'} title={t('allPages')} onClose={close}>
        <AllPages pages={pages} onChosen={close} />
      </PanelDialog>
      <KeysDialog
        open={dialog === 'keys'}
        pages={pages.map(({ title }) => t(title))}
        hasBoard={mayDo(me.role, 'readOrders')}
        onClose={close}
      />
    </>
  );
};
