import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/FormField';
import { Search } from '../../../components/icons';

interface Typed {
  subject: string;
  words: string;
}

interface LogSearchProps {
  typed: Typed;
  onSearch: (typed: Typed) => void;
}

const asKey = (key: string): string => key;

/** All that is typed is searched for together, at once. */
export const LogSearch = ({ typed, onSearch }: LogSearchProps) => {
  const { t } = useTranslation('staffLog');
  return (
    <Formik
      initialValues={typed}
      enableReinitialize
      onSubmit={({ subject, words }) => onSearch({ subject: subject.trim(), words: words.trim() })}
    >
      <Box
        component={Form}
        role="search"
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { mobile: '1fr', tablet: '1fr 1fr auto' },
        }}
      >
        <FormField name="subject" label={t('subject')} hint={t('subjectHint')} translate={asKey} />
        <FormField
          name="words"
          label={t('words')}
          hint={t('wordsHint')}
          translate={asKey}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined" startIcon={<Search />} sx={{ minHeight: 56 }}>
          {t('search')}
        </Button>
      </Box>
    </Formik>
  );
};
