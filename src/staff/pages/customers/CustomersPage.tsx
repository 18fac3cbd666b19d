import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundCustomers } from '../../../../contract/staffCustomers';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { StatusLabel } from '../../../components/StatusLabel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { formatDisplayDate } from '../../../lib/dates';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { RowList } from '../../components/RowList';
import { SearchInUrl, useSearchInUrl } from '../../components/SearchInUrl';
import { customerPath } from '../../lib/staffPaths';
import { useFindCustomersQuery } from '../../store/customersApi';

/** Finds customers by name, mobile number or order; what is searched for is in the URL. */
export const CustomersPage = () => {
  const { t } = useTranslation('staffCustomers');
  const [search] = useSearchInUrl();
  const { currentData, error, refetch } = useFindCustomersQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <SearchInUrl label={t('search.label')} hint={t('search.hint')} action={t('search.find')} />
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
