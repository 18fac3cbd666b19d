import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { formatDisplayDate } from '../../lib/dates';
import { firstLetter } from '../../lib/firstLetter';
import { formatMobileNumber } from '../../lib/mobileNumber';
import { useGetCustomerQuery } from '../../store/api/customerApi';

/** Avatar size in CSS pixels. */
const PICTURE_PX = 64;

const row = { display: 'flex', alignItems: 'center', gap: 2, minHeight: PICTURE_PX, minWidth: 0 } as const;

const avatar = {
  width: PICTURE_PX,
  height: PICTURE_PX,
  bgcolor: 'surface.tint',
  color: 'primary.dark',
  typography: 'h3',
} as const;

/** Shows who is logged in, and since when. To change it, use ProfileForm. */
export const ProfileIdentity = () => {
  const { t, i18n } = useTranslation('profile');
  const { data: customer, isError, refetch } = useGetCustomerQuery(undefined);
  if (!customer) {
    if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
    return (
      <Box sx={row}>
        <Skeleton variant="circular" width={PICTURE_PX} height={PICTURE_PX} />
        <Skeleton variant="rounded" width={180} height={48} />
      </Box>
    );
  }
  return (
    <Box sx={row}>
      <Avatar src={customer.photo ?? undefined} alt="" sx={avatar}>
        {firstLetter(customer.name)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="p">
          {customer.name}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMobileNumber(customer.mobileNumber)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('since', { date: formatDisplayDate(customer.createdAt, i18n.language) })}
        </Typography>
      </Box>
    </Box>
  );
};
