import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { BarePage } from '../../components/BarePage';
import { Disclosure } from '../../components/Disclosure';
import { HeartOutlined } from '../../components/heartIcons';
import { ChevronRight, ExpandMore, PlaceOutlined } from '../../components/icons';
import { Logout, MailOutlined, ReceiptLongOutlined } from '../../components/lazyIcons';
import { PageTitle } from '../../components/PageTitle';
import { IconDisc } from '../../components/IconDisc';
import { TitledSection } from '../../components/TitledSection';
import { styled } from '../../components/styled';
import { AddressList } from '../../features/addresses/AddressList';
import { LogoutDialog } from '../../features/login/LogoutDialog';
import { OrderList } from '../../features/orders/OrderList';
import { BouncedEmail } from './BouncedEmail';
import { LoginSessionList } from './LoginSessionList';
import { MyData } from './MyData';
import { ProfileForm } from './ProfileForm';
import { ProfileIdentity } from './ProfileIdentity';

/** The newest, beside the profile. */
const ORDERS_SHOWN = 2;

/** Separate pages on phones. */
const LISTS = [
  { name: 'orders', path: ROUTES.orders.path, Sign: ReceiptLongOutlined },
  { name: 'addresses', path: ROUTES.addresses.path, Sign: PlaceOutlined },
  { name: 'messages.title', path: ROUTES.messages.path, Sign: MailOutlined },
  { name: 'wishlist:title', path: ROUTES.wishlist.path, Sign: HeartOutlined },
] as const;
const onDesktop = { display: { mobile: 'none', desktop: 'block' }, minWidth: 0 };
const onDesktopStack = { display: { mobile: 'none', desktop: 'flex' }, minWidth: 0 };
const onMobile = { display: { mobile: 'block', desktop: 'none' } };
/** The orders, and a narrow column for what changes seldom. */
const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { mobile: 4, wide: 6 },
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 360px)' },
} as const;
const card = { padding: { mobile: 2, tablet: 3 } };
const identity = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 };
const row = { gap: 2, minHeight: 68 };
/** Folded: a name seldom changes. */
const Edit = styled(Disclosure)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.surface.line}`,
  paddingInline: theme.spacing(2),
  '&[open]': { paddingBlockEnd: theme.spacing(2) },
  [theme.breakpoints.up('tablet')]: {
    paddingInline: theme.spacing(3),
    '&[open]': { paddingBlockEnd: theme.spacing(3) },
  },
  '& > summary': {
    ...theme.typography.subtitle1,
    minHeight: 56,
  },
}));

const rowText = { primary: { variant: 'subtitle1' } } as const;

const all = (path: string, label: string) => (
  <Button component={Link} to={path} endIcon={<ChevronRight />} sx={{ marginInlineEnd: -1.5 }}>
    {label}
  </Button>
);

interface ProfilePageProps {
  /** Language and colours, which the layout stores: this page has no footer. */
  preferences?: ReactNode;
}

/**
 * Shows what is a customer's, and who is logged in. Desktop: the last orders and the default address, the profile beside
 * them; phone: links to all.
 */
export const ProfilePage = ({ preferences }: ProfilePageProps) => {
  const { t } = useTranslation(['profile', 'wishlist']);
  const [confirmsLogout, setConfirmsLogout] = useState(false);
  return (
    <BarePage>
      <PageTitle title={t('title')} />
      <Box sx={columns}>
        <Stack useFlexGap spacing={4} sx={onDesktopStack}>
          <TitledSection title={t('orders')} variant="h3" aside={all(ROUTES.orders.path, t('allOrders'))}>
            <OrderList headingLevel="h3" limit={ORDERS_SHOWN} />
          </TitledSection>
          <TitledSection title={t('addresses')} variant="h3" aside={all(ROUTES.addresses.path, t('allAddresses'))}>
            <AddressList headingLevel="h3" isBrief />
          </TitledSection>
          <TitledSection
            title={t('messages.title')}
            variant="h3"
            aside={all(ROUTES.messages.path, t('messages.choose'))}
          >
            <Card sx={card}>{t('messages.text')}</Card>
          </TitledSection>
          <Button component={Link} to={ROUTES.wishlist.path} startIcon={<HeartOutlined />} sx={{ alignSelf: 'start' }}>
            {t('wishlist:toList')}
          </Button>
        </Stack>
        <Stack useFlexGap spacing={4} sx={{ minWidth: 0 }}>
          <Card>
            <Box sx={[card, identity]}>
              <ProfileIdentity />
              <Box sx={onDesktop}>
                <Button variant="outlined" startIcon={<Logout />} onClick={() => setConfirmsLogout(true)}>
                  {t('logout')}
                </Button>
              </Box>
            </Box>
            <BouncedEmail />
            <Edit>
              <summary>
                {t('editTitle')}
                <ExpandMore />
              </summary>
              <ProfileForm />
            </Edit>
          </Card>
          <Card component="nav" aria-label={t('title')} sx={onMobile}>
            <List disablePadding>
              {LISTS.map(({ name, path, Sign }, at) => (
                <ListItem key={name} disablePadding divider={at < LISTS.length - 1}>
                  <ListItemButton component={Link} to={path} sx={row}>
                    <IconDisc>
                      <Sign />
                    </IconDisc>
                    <ListItemText primary={t(name)} slotProps={rowText} />
                    <ChevronRight />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Card>
          {preferences !== undefined && (
            <TitledSection title={t('preferences')} variant="h3">
              <Card sx={card}>{preferences}</Card>
            </TitledSection>
          )}
          <TitledSection title={t('sessions.title')} variant="h3">
            <Card sx={card}>
              <LoginSessionList />
            </Card>
          </TitledSection>
          <TitledSection title={t('data.title')} variant="h3">
            <Card sx={card}>
              <MyData />
            </Card>
          </TitledSection>
        </Stack>
        {/* The header with Logout is hidden here on phones. */}
        <Card sx={onMobile}>
          <ListItemButton onClick={() => setConfirmsLogout(true)} sx={row}>
            <IconDisc>
              <Logout />
            </IconDisc>
            <ListItemText primary={t('logout')} slotProps={rowText} />
          </ListItemButton>
        </Card>
      </Box>
      <LogoutDialog open={confirmsLogout} onClose={() => setConfirmsLogout(false)} />
    </BarePage>
  );
};
