import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { addressLine } from '../../../../contract/addressLine';
import type { StaffCustomer } from '../../../../contract/staffCustomers';
import { BillRows } from '../../../components/BillRows';
import { ErrorState } from '../../../components/ErrorState';
import { CallOutlined } from '../../../components/lazyIcons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { StatusLabel } from '../../../components/StatusLabel';
import { styled } from '../../../components/styled';
import { TitledSection } from '../../../components/TitledSection';
import { formatDisplayDate } from '../../../lib/dates';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { telephoneLink } from '../../../lib/telephoneLink';
import { isApiError } from '../../../store/api/ApiError';
import { BackLink } from '../../components/BackLink';
import { RowList } from '../../components/RowList';
import { NoStaffPage } from '../../layout/NoStaffPage';
import { CUSTOMERS_PATH, newOrderPath, ratingsPath } from '../../lib/staffPaths';
import { useGetStaffCustomerQuery } from '../../store/customersApi';
import { useMay } from '../../store/staffHooks';
import { CustomerBlocks } from './CustomerBlocks';
import { CustomerComplaints } from './CustomerComplaints';
import { CustomerMessages } from './CustomerMessages';
import { CustomerNotes } from './CustomerNotes';
import { CustomerOrders } from './CustomerOrders';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** All that staff know of the customer in the URL. */
export const CustomerPage = () => {
  const { t } = useTranslation('staffCustomers');
  const { customerId = '' } = useParams();
  const { currentData, error, refetch } = useGetStaffCustomerQuery(customerId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NoStaffPage text={t('unknown')} />;
  if (error && !currentData) return <ErrorState heading="h1" onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  return (
    <>
      <CustomerHead customer={currentData} />
      <Columns>
        <div>
          <CustomerOrders customer={currentData} />
          <CustomerComplaints customerId={customerId} />
          <CustomerMessages customerId={customerId} />
        </div>
        <div>
          <CustomerMoney customer={currentData} />
          <CustomerNotes key={customerId} customer={currentData} />
          <RowList
            title={t('addresses.title')}
            empty={t('addresses.none')}
            items={currentData.addresses}
            keyOf={({ _id }) => _id}
            render={({ receiverName, receiverPhone, ...address }) => (
              <div>
                {addressLine(address)}
                <Typography variant="body2" color="textSecondary">
                  {[receiverName, receiverPhone && formatMobileNumber(receiverPhone)].filter(Boolean).join(' · ')}
                </Typography>
              </div>
            )}
          />
          <CustomerBlocks customer={currentData} />
        </div>
      </Columns>
    </>
  );
};

const CustomerHead = ({ customer }: { customer: StaffCustomer }) => {
  const { t, i18n } = useTranslation('staffCustomers');
  const mayTake = useMay('takeOrders');
  const { customerId, name, mobileNumber, emailId, language, since, blocks } = customer;
  const isBlocked = blocks.some(({ endedAt }) => endedAt === null);
  const facts = [
    emailId,
    language && LANGUAGE_NAMES[language],
    t('since', { day: formatDisplayDate(since, i18n.language) }),
  ];
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <div>
        <BackLink to={CUSTOMERS_PATH} label={t('title')} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {isBlocked && <StatusLabel tone="stopped" label={t('blocked.label')} />}
        </Stack>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<CallOutlined />} href={telephoneLink(`+91 ${mobileNumber}`)}>
          {formatMobileNumber(mobileNumber)}
        </Button>
        {mayTake && !isBlocked && (
          <Button component={Link} to={newOrderPath(mobileNumber)} variant="contained">
            {t('newOrder')}
          </Button>
        )}
        <Button component={Link} to={ratingsPath('customer', customerId)} variant="outlined">
          {t('ratings')}
        </Button>
      </Stack>
    </Stack>
  );
};

const CustomerMoney = ({ customer: { duePaise, owedPaise } }: { customer: StaffCustomer }) => {
  const { t } = useTranslation('staffCustomers');
  return (
    <TitledSection title={t('money.title')}>
      <Card sx={{ p: 2 }}>
        {duePaise === 0 && owedPaise === 0 ? (
          <Typography color="textSecondary">{t('money.none')}</Typography>
        ) : (
          <BillRows
            rows={[
              { label: t('money.due'), amountPaise: duePaise },
              { label: t('money.owed'), amountPaise: owedPaise },
            ]}
          />
        )}
      </Card>
    </TitledSection>
  );
};
