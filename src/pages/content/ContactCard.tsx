import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { IconDisc } from '../../components/IconDisc';
import { WhatsApp } from '../../components/icons';
import { CallOutlined, MailOutlined } from '../../components/lazyIcons';
import { telephoneLink } from '../../lib/telephoneLink';

interface Way {
  label: string;
  icon: ReactNode;
  /** `tel:`, `mailto:` or a chat's page. */
  links: { value: string; href: string }[];
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // As wide as their content, if it fits on one row.
  '& > ul': { ...theme.mixins.plainList, display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  '& > ul > li': {
    ...theme.mixins.card,
    position: 'relative',
    display: 'flex',
    flex: '1 1 100%',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5),
    [theme.breakpoints.up('tablet')]: { flexBasis: 'auto', '& .links': { flexDirection: 'column' } },
    transition: 'border-color 160ms, background-color 160ms',
    '@media (hover: hover)': { '&:has(a:hover)': { borderColor: theme.vars.palette.primary.main } },
    '&:has(a:active)': { backgroundColor: theme.vars.palette.surface.tint },
    '& > .way': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
    '& .links': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.5) },
    '& a': {
      ...theme.typography.subtitle1,
      color: theme.vars.palette.primary.dark,
      lineHeight: 1.3,
      textDecoration: 'none',
      // The only one is as large as the card.
      '&:only-child::after': { content: '""', position: 'absolute', inset: 0 },
      '&:not(:only-child)': { display: 'flex', alignItems: 'center', minHeight: 44 },
    },
  },
  '& > p': { ...theme.typography.body2, margin: 0, maxWidth: '40rem', color: theme.vars.palette.text.secondary },
}));

/** Ways to reach a person, each one tap, then who that is. */
export const ContactCard = ({ store: { phones, email, links, hours, legalName, address } }: { store: Store }) => {
  const { t } = useTranslation('content');
  const chat = links.find(({ kind }) => kind === 'whatsapp');
  const ways: Way[] = [
    {
      label: t('phone'),
      icon: <CallOutlined />,
      links: phones.map((phone) => ({ value: phone, href: telephoneLink(phone) })),
    },
    ...(chat ? [{ label: t('chat'), icon: <WhatsApp />, links: [{ value: 'WhatsApp', href: chat.url }] }] : []),
    { label: t('email'), icon: <MailOutlined />, links: [{ value: email, href: `mailto:${email}` }] },
  ];
  return (
    <Root>
      <ul>
        {ways.map(({ label, icon, links }) => (
          <li key={label}>
            <IconDisc>{icon}</IconDisc>
            <div className="way">
              <small>{label}</small>
              <div className="links">
                {links.map(({ value, href }) => (
                  <a key={href} href={href} aria-label={`${label} ${value}`}>
                    {value}
                  </a>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p>{hours}</p>
      <p>{`${t('seller')}: ${[legalName, address].filter(Boolean).join(', ')}`}</p>
    </Root>
  );
};
