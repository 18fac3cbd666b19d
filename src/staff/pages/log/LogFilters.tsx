import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { Search } from '../../../components/icons';
import { FormField } from '../../../components/FormField';
import { FilterSelect } from '../../components/FilterSelect';
import { useGetAuditChoicesQuery, type AuditFilter } from '../../store/auditApi';
import { useActWords } from './useActWords';

interface LogFiltersProps {
  filter: AuditFilter;
  /** An empty text removes a filter. */
  onChange: (change: AuditFilter) => void;
}

/** By person, by kind of act, and by what was acted on. */
export const LogFilters = ({ filter, onChange }: LogFiltersProps) => {
  const { t } = useTranslation('staffLog');
  const { actionName } = useActWords();
  const { data } = useGetAuditChoicesQuery(undefined);
  const { staffId = '', action = '', subject = '' } = filter;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { mobile: '1fr', tablet: '1fr 1fr', desktop: '1fr 1fr 1.4fr' },
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
        label={t('act')}
        all={t('everyAct')}
        value={action}
        options={(data?.actions ?? []).map((value) => ({ value, label: actionName(value) }))}
        onChange={(value) => onChange({ action: value })}
      />
      <Formik
        initialValues={{ subject }}
        enableReinitialize
        onSubmit={(values) => onChange({ subject: values.subject.trim() })}
      >
        <Box component={Form} role="search" sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <FormField name="subject" label={t('subject')} hint={t('subjectHint')} translate={(key) => key} />
          <Button
            type="submit"
            variant="outlined"
            aria-label={t('search')}
            sx={{ minHeight: 56, minWidth: 56, padding: 0 }}
          >
            <Search />
          </Button>
        </Box>
      </Formik>
    </Box>
  );
};
