import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../../../components/styled';
import { staffOrderPath } from '../../lib/staffPaths';

const OrderLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -10,
  color: 'inherit',
});

interface OrderOfMoneyProps {
  /** It is null for money without an order. */
  orderNumber: string | null;
  customerName: string | null;
}

/** The order that money is for, and whose it is. */
export const OrderOfMoney = ({ orderNumber, customerName }: OrderOfMoneyProps) => {
  const { t } = useTranslation('staffPayments');
  return (
    <Typography variant="subtitle1" component="h3">
      {orderNumber === null ? t('withoutOrder') : <OrderLink to={staffOrderPath(orderNumber)}>{orderNumber}</OrderLink>}
      {customerName !== null && ` · ${customerName}`}
    </Typography>
  );
};
