import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import type { EnquiryTopic } from './enquiryValues';

/** The itemised notice that the DPDP Act 2023 requires. */
export const PrivacyNotice = ({ topic }: { topic: EnquiryTopic }) => {
  const { t } = useTranslation('enquiries');
  const titleId = useId();
  const items = [
    t('notice.contact'),
    topic === 'support' ? t('notice.support') : t('notice.franchise'),
    t('notice.account'),
    t('notice.network'),
  ];
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ bgcolor: 'surface.tint', borderRadius: 1, p: 2, typography: 'body2' }}
    >
      <Typography id={titleId} variant="subtitle2" component="h3">
        {t('notice.title')}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
      <Typography variant="body2">
        {t('notice.rights')}{' '}
        <Link component={RouterLink} to={ROUTES['privacy-policy'].path} underline="always">
          {t('notice.policy')}
        </Link>
      </Typography>
    </Box>
  );
};
