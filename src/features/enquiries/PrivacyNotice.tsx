import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { ExpandMore } from '../../components/icons';
import type { EnquiryTopic } from './enquiryValues';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.tint,
  '& > :not(summary)': { margin: theme.spacing(0, 2, 1.5) },
  '& > ul': { paddingInlineStart: theme.spacing(2.5) },
  '& > summary': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 44,
    padding: theme.spacing(1, 2),
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
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
