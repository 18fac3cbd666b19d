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
  value: string;
  /** `tel:`, `mailto:` or a chat's page. */
  href: string;
  icon: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > ul': {
    ...theme.mixins.plainList,
    display: 'grid',
    gap: theme.spacing(1.5),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  },
  '& > ul a': {
    ...theme.mixins.card,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 76,
    padding: theme.spacing(1.5, 2),
    color: 'inherit',
    textDecoration: 'none',
    transition: 'border-color 160ms, background-color 160ms',
    '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.primary.main } },
    '&:active': { backgroundColor: theme.vars.palette.surface.tint },
    '& > .way': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& b': { ...theme.typography.subtitle1, color: theme.vars.palette.primary.dark, lineHeight: 1.3 },
  },
  '& > p': { ...theme.typography.body2, margin: 0, maxWidth: '40rem', color: theme.vars.palette.text.secondary },
}));

/** Ways to reach a person, each one tap, then who that is. */
export const ContactCard = ({ store: { phones, email, links, hours, legalName, address } }: { store: Store }) => {
  const { t } = useTranslation('content');
  const chat = links.find(({ kind }) => kind === 'whatsapp');
  const ways: Way[] = [
    ...phones.map((phone) => ({
      label: t('phone'),
      value: phone,
      href: telephoneLink(phone),
      icon: <CallOutlined />,
    })),
    ...(chat ? [{ label: t('chat'), value: 'WhatsApp', href: chat.url, icon: <WhatsApp /> }] : []),
    { label: t('email'), value: email, href: `mailto:${email}`, icon: <MailOutlined /> },
  ];
  return (
    <Root>
      <ul>
        {ways.map(({ label, value, href, icon }) => (
          <li key={href}>
            <a href={href}>
              <IconDisc>{icon}</IconDisc>
              <span className="way">
                <small>{label}</small>
                <b>{value}</b>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>{hours}</p>
      <p>{`${t('seller')}: ${[legalName, address].filter(Boolean).join(', ')}`}</p>
    </Root>
  );
};
