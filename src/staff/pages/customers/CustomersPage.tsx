import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { FoundCustomers } from '../../../../contract/staffCustomers';
import { ErrorState } from '../../../components/ErrorState';
import { FormField } from '../../../components/FormField';
import { Search } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { StatusLabel } from '../../../components/StatusLabel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { formatDisplayDate } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { RowList } from '../../components/RowList';
import { customerPath } from '../../lib/staffPaths';
import { useFindCustomersQuery } from '../../store/customersApi';

const MAX_SEARCH = 60;
const asKey = (key: string): string => key;

/** Finds customers by name, mobile number or order; what is searched for is in the URL. */
export const CustomersPage = () => {
  const { t } = useTranslation('staffCustomers');
  const [params, setParams] = useSearchParams();
  const search = params.get('q')?.slice(0, MAX_SEARCH) ?? '';
  const { currentData, error, refetch } = useFindCustomersQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Formik
        initialValues={{ q: search }}
        enableReinitialize
        onSubmit={({ q }) => setParams(q.trim() === '' ? {} : { q: q.trim() })}
      >
        <Box
          component={Form}
          role="search"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, maxWidth: 640, mb: 2 }}
        >
          <Box sx={{ flex: '1 1 240px', display: 'grid' }}>
            <FormField
              name="q"
              label={t('search.label')}
              hint={t('search.hint')}
              type="search"
              translate={asKey}
              slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
            />
          </Box>
          <Button type="submit" variant="outlined" startIcon={<Search />} sx={{ minHeight: 56 }}>
            {t('search.find')}
          </Button>
        </Box>
      </Formik>
      <div role="status">
        <VisuallyHidden>
          {currentData &&
            search !== '' &&
            (currentData.items.length === 0
              ? t('search.nothing')
              : t('search.found', { count: currentData.items.length }))}
        </VisuallyHidden>
      </div>
      {currentData ? (
        <Found found={currentData} isSearch={search !== ''} />
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

const Found = ({ found: { items, hasMore }, isSearch }: { found: FoundCustomers; isSearch: boolean }) => {
  const { t, i18n } = useTranslation('staffCustomers');
  return (
    <>
      <RowList
        title={isSearch ? t('search.found', { count: items.length }) : t('blocked.title')}
        empty={t(isSearch ? 'search.nothing' : 'blocked.none')}
        items={items}
        keyOf={({ customerId }) => customerId}
        render={({ customerId, name, mobileNumber, isBlocked, lastOrderAt }) => (
          <>
            <div>
              <MuiLink
                component={Link}
                to={customerPath(customerId)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                {name}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                {formatMobileNumber(mobileNumber)} ·{' '}
                {lastOrderAt === null
                  ? t('noOrder')
                  : t('lastOrder', { day: formatDisplayDate(lastOrderAt, i18n.language) })}
              </Typography>
            </div>
            {isBlocked && <StatusLabel tone="stopped" label={t('blocked.label')} />}
          </>
        )}
      />
      {hasMore && <Typography sx={{ mt: 1 }}>{t('search.more')}</Typography>}
    </>
  );
};
