import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffCustomer } from '../../../../contract/staffCustomers';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { ordersOfPath, staffOrderPath } from '../../lib/staffPaths';

/** The newest orders, with the way to all of them. */
export const CustomerOrders = ({ customer }: { customer: StaffCustomer }) => {
  const { t, i18n } = useTranslation(['staffCustomers', 'staffBoard']);
  return (
    <div>
      <RowList
        title={t('orders.title')}
        empty={t('orders.none')}
        items={customer.orders}
        keyOf={({ orderNumber }) => orderNumber}
        render={({ orderNumber, status, placedAt, amountPaise, paymentStatus }) => (
          <>
            <div>
              <MuiLink
                component={Link}
                to={staffOrderPath(orderNumber)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
              >
                {orderNumber}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(placedAt, i18n.language)} · {t(`staffBoard:status.${status}`)}
              </Typography>
            </div>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
              {t(`payment.${paymentStatus}`, { amount: formatPaise(amountPaise) })}
            </Typography>
          </>
        )}
      />
      {customer.hasMoreOrders && (
        <MuiLink
          component={Link}
          to={ordersOfPath(customer.mobileNumber)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('orders.all')}
        </MuiLink>
      )}
    </div>
  );
};
