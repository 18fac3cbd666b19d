import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../../contract/staff';
import { needsSecondFactor } from '../../../../contract/staffRights';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { formatDisplayDate } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  width: '100%',
  minHeight: 84,
  padding: theme.spacing(1.5, 2),
  textAlign: 'start',
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& .who': { display: 'grid', flex: '1 1 220px', minWidth: 0 },
  '& .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& .name': { ...theme.typography.subtitle1, overflowWrap: 'anywhere' },
  '& .facts': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

interface PersonRowProps {
  person: StaffMember;
  onOpen: () => void;
}

/** One person: name, role, number, and what keeps them from logging in. */
export const PersonRow = ({ person, onOpen }: PersonRowProps) => {
  const { t, i18n } = useTranslation(['staffPeople', 'staffFrame']);
  const { name, role, mobileNumber, active, hasSecondFactor, factorLost, lastUsedAt } = person;
  return (
    <li>
      <Row onClick={onOpen} aria-haspopup="dialog">
        <span className="who">
          <span className="name">{name}</span>
          <span className="facts">
            {t(`staffFrame:roles.${role}`)} · {formatMobileNumber(mobileNumber)}
          </span>
        </span>
        <span className="state">
          {!active && <StatusLabel tone="stopped" label={t('switchedOff')} />}
          {active && needsSecondFactor(role) && !hasSecondFactor && (
            <StatusLabel tone="waiting" label={t('noFactor')} />
          )}
          {active && factorLost && <StatusLabel tone="stopped" label={t('factorLost')} />}
          {active && lastUsedAt !== null && (
            <span className="facts">{t('lastUsed', { date: formatDisplayDate(lastUsedAt, i18n.language) })}</span>
          )}
        </span>
      </Row>
    </li>
  );
};
