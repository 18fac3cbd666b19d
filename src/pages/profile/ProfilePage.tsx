import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../../components/icons';
import { AddressList } from '../../features/addresses/AddressList';
import { LogoutDialog } from '../../features/login/LogoutDialog';
import { OrderList } from '../../features/orders/OrderList';
import { ProfileForm } from '../../features/profile/ProfileForm';

const onDesktop = { display: { mobile: 'none', desktop: 'block' } };
const onMobile = { display: { mobile: 'block', desktop: 'none' } };

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2} sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
};

/** The customer's profile: on a desktop with orders and addresses side by side, on a phone with links to them. */
export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const [asksLogout, setAsksLogout] = useState(false);
  return (
    <Container maxWidth="wide" sx={{ py: 4, minHeight: '70vh' }}>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t('title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { mobile: 'minmax(0, 1fr)', desktop: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Section title={t('editTitle')}>
          <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
            <ProfileForm />
          </Card>
          <Card component="nav" aria-label={t('title')} sx={onMobile}>
            <List disablePadding>
              {(['orders', 'addresses'] as const).map((name) => (
                <ListItemButton
                  key={name}
                  divider
                  component={Link}
                  to={name === 'orders' ? '/profile/orders' : '/profile/address'}
                >
                  <ListItemText primary={t(name)} />
                  <ChevronRight aria-hidden />
                </ListItemButton>
              ))}
              {/* The header, which holds Logout on a desktop, is hidden here on a phone. */}
              <ListItemButton onClick={() => setAsksLogout(true)}>
                <ListItemText primary={t('logout')} />
              </ListItemButton>
            </List>
          </Card>
          <LogoutDialog open={asksLogout} onClose={() => setAsksLogout(false)} />
        </Section>
        <Box sx={onDesktop}>
          <Section title={t('orders')}>
            <OrderList />
          </Section>
        </Box>
        <Box sx={onDesktop}>
          <Section title={t('addresses')}>
            <AddressList />
          </Section>
        </Box>
      </Box>
    </Container>
  );
};
