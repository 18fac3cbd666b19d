import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useSearchParams } from 'react-router-dom';
import { FormField } from '../../components/FormField';
import { Search } from '../../components/icons';

/** As many as the server takes. */
const MAX_SEARCH = 60;
const asKey = (key: string): string => key;

/** What is searched for, or ''. It is in the URL, so that Back and a reload find it again. */
export function useSearchInUrl(): [search: string, setSearch: (search: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('q')?.slice(0, MAX_SEARCH) ?? '',
    (search) => setParams(search.trim() === '' ? {} : { q: search.trim() }),
  ];
}

interface SearchInUrlProps {
  label: string;
  hint?: string;
  /** The button's. */
  action: string;
}

/** Searches for one text when it is sent. */
export const SearchInUrl = ({ label, hint, action }: SearchInUrlProps) => {
  const [search, setSearch] = useSearchInUrl();
  return (
    <Formik initialValues={{ q: search }} enableReinitialize onSubmit={({ q }) => setSearch(q)}>
      <Box
        component={Form}
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, maxWidth: 640, mb: 2 }}
      >
        <Box sx={{ flex: '1 1 240px', display: 'grid' }}>
          <FormField
            name="q"
            label={label}
            hint={hint}
            type="search"
            translate={asKey}
            slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
          />
        </Box>
        <Button type="submit" variant="outlined" startIcon={<Search />} sx={{ minHeight: 56 }}>
          {action}
        </Button>
      </Box>
    </Formik>
  );
};
