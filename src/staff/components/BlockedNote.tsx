import { useTranslation } from 'react-i18next';
import { customerPath } from '../lib/staffPaths';
import { TodoAlert } from './TodoAlert';

interface BlockedNoteProps {
  customerId: string;
  /** It is null for others. */
  blockedFor: string | null;
  /** An open order goes on; a new one is not taken. */
  about: 'order' | 'newOrder';
}

/** Says that the customer is blocked, why, and where that can be changed. */
export const BlockedNote = ({ customerId, blockedFor, about }: BlockedNoteProps) => {
  const { t } = useTranslation('staffFrame');
  if (blockedFor === null) return null;
  return (
    <TodoAlert
      severity={about === 'order' ? 'warning' : 'error'}
      text={t(`blocked.${about}`, { reason: blockedFor })}
      to={customerPath(customerId)}
      action={t('blocked.open')}
    />
  );
};
