import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { formatDateTime } from '../../../lib/dates';
import { LANGUAGE_NAMES } from '../../../lib/language';

/** A message that did not go through: when, by whom, why, and what to do. */
export const ProblemRow = ({ problem }: { problem: StaffMessages['problems'][number] }) => {
  const { t, i18n } = useTranslation('staffMessages');
  const { at, provider, kind, language, state, reason, detail } = problem;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {reason === null ? t(state === 'UNKNOWN' ? 'unknown' : 'failedToSend') : t(`reason.${reason}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatDateTime(at, i18n.language)} · {t(`provider.${provider}`)} · {t(`kind.${kind}`)},{' '}
        {LANGUAGE_NAMES[language]}
      </Typography>
      {detail !== null && (
        <Typography variant="body2" lang="en">
          {detail}
        </Typography>
      )}
    </div>
  );
};
