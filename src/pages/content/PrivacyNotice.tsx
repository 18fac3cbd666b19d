import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { Disclosure } from '../../components/Disclosure';
import { ExpandMore } from '../../components/icons';
import { styled } from '../../components/styled';
import type { EnquiryTopic } from './enquiryValues';

const Details = styled(Disclosure)(({ theme }) => ({
  ...theme.typography.body2,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.tint,
  '& > :not(summary)': { margin: theme.spacing(0, 2, 1.5) },
  '& > ul': { paddingInlineStart: theme.spacing(2.5) },
  '& > summary': {
    ...theme.typography.subtitle2,
    gap: theme.spacing(2),
    padding: theme.spacing(1, 2),
  },
}));

/** The itemised notice that the DPDP Act 2023 requires, one tap away from its title. */
export const PrivacyNotice = ({ topic }: { topic: EnquiryTopic }) => {
  const { t } = useTranslation('enquiries');
  const items = [
    t('notice.contact'),
    topic === 'support' ? t('notice.support') : t('notice.franchise'),
    t('notice.account'),
    t('notice.network'),
  ];
  return (
    <Details>
      <summary>
        {t('notice.title')}
        <ExpandMore />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        {t('notice.rights')}{' '}
        <Link component={RouterLink} to={ROUTES['privacy-policy'].path} underline="always">
          {t('notice.policy')}
        </Link>
      </p>
    </Details>
  );
};
