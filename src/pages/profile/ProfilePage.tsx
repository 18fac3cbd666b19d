import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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
import { MyData } from '../../features/profile/MyData';
import { ProfileForm } from '../../features/profile/ProfileForm';

/** What stands on pages of its own on a phone. */
const LISTS = ['orders', 'addresses'] as const;
const onDesktop = { display: { mobile: 'none', desktop: 'block' } };
const onMobile = { display: { mobile: 'block', desktop: 'none' } };

interface SectionProps {
  title: string;
  /** The page's own title, right above, says enough on a phone. */
  isTitleForDesktop?: boolean;
  children: ReactNode;
}

const Section = ({ title, isTitleForDesktop = false, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2} useFlexGap sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={isTitleForDesktop ? onDesktop : {}}>
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
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <Section title={t('editTitle')} isTitleForDesktop>
            <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
              <ProfileForm />
            </Card>
            <Card component="nav" aria-label={t('title')} sx={onMobile}>
              <List disablePadding>
                {LISTS.map((name) => (
                  <ListItem key={name} disablePadding divider>
                    <ListItemButton component={Link} to={name === 'orders' ? '/profile/orders' : '/profile/address'}>
                      <ListItemText primary={t(name)} />
                      <ChevronRight aria-hidden />
                    </ListItemButton>
                  </ListItem>
                ))}
                {/* The header, which holds Logout on a desktop, is hidden here on a phone. */}
                <ListItem disablePadding>
                  <ListItemButton onClick={() => setAsksLogout(true)}>
                    <ListItemText primary={t('logout')} />
                  </ListItemButton>
                </ListItem>
              </List>
            </Card>
            <LogoutDialog open={asksLogout} onClose={() => setAsksLogout(false)} />
          </Section>
          <Section title={t('data.title')}>
            <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
              <MyData />
            </Card>
          </Section>
        </Stack>
        <Box sx={onDesktop}>
          <Section title={t('orders')}>
            <OrderList headingLevel="h3" />
          </Section>
        </Box>
        <Box sx={onDesktop}>
          <Section title={t('addresses')}>
            <AddressList headingLevel="h3" />
          </Section>
        </Box>
      </Box>
    </Container>
  );
};
