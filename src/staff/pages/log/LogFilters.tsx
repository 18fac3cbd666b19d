import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DayFilter } from '../../components/DayFilter';
import { FilterSelect } from '../../components/FilterSelect';
import { useGetAuditChoicesQuery, type AuditFilter } from '../../store/auditApi';
import { LogSearch } from './LogSearch';
import { useAuditTexts } from './useAuditTexts';

interface LogFiltersProps {
  filter: AuditFilter;
  /** An empty text removes a filter. */
  onChange: (change: AuditFilter) => void;
}

/** By person, kind of action, days, what was acted on, and words. */
export const LogFilters = ({ filter, onChange }: LogFiltersProps) => {
  const { t } = useTranslation('staffLog');
  const { actionName } = useAuditTexts();
  const { data } = useGetAuditChoicesQuery(undefined);
  const { staffId = '', action = '', from = '', to = '', subject = '', words = '' } = filter;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { mobile: '1fr 1fr', desktop: '1fr 1fr 0.8fr 0.8fr' },
        marginBottom: 2,
      }}
    >
      <FilterSelect
        label={t('person')}
        all={t('everyPerson')}
        value={staffId}
        options={(data?.people ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(value) => onChange({ staffId: value })}
      />
      <FilterSelect
        label={t('action')}
        all={t('everyAction')}
        value={action}
        options={(data?.actions ?? []).map((value) => ({ value, label: actionName(value) }))}
        onChange={(value) => onChange({ action: value })}
      />
      <DayFilter label={t('from')} value={from} onChange={(value) => onChange({ from: value })} />
      <DayFilter label={t('to')} value={to} onChange={(value) => onChange({ to: value })} />
      <LogSearch typed={{ subject, words }} onSearch={onChange} />
    </Box>
  );
};
