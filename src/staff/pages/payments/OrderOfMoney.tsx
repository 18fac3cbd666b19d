import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { staffOrderPath } from '../../lib/staffPaths';

interface OrderOfMoneyProps {
  /** Null without an order. */
  orderNumber: string | null;
  customerName: string | null;
}

/** The order that money is for, and whose it is. */
export const OrderOfMoney = ({ orderNumber, customerName }: OrderOfMoneyProps) => {
  const { t } = useTranslation('staffPayments');
  return (
    <Typography variant="subtitle1" component="h3">
      {orderNumber === null ? t('withoutOrder') : <Link to={staffOrderPath(orderNumber)}>{orderNumber}</Link>}
      {customerName !== null && ` · ${customerName}`}
    </Typography>
  );
};
