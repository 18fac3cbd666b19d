import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { IconDisc } from '../../components/IconDisc';
import { WhatsApp } from '../../components/icons';
import { CallOutlined, MailOutlined } from '../../components/lazyIcons';
import { styled } from '../../components/styled';
import { telephoneLink } from '../../lib/telephoneLink';

interface Way {
  label: string;
  icon: ReactNode;
  value: string;
  /** `tel:`, `mailto:` or a chat's page. */
  href: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > ul': {
    ...theme.mixins.plainList,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& > ul > li': {
    ...theme.mixins.card,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 72,
    padding: theme.spacing(1.25, 1.5),
    transition: 'border-color 160ms, background-color 160ms',
    '@media (hover: hover)': { '&:has(a:hover)': { borderColor: theme.vars.palette.primary.main } },
    '&:has(a:active)': { backgroundColor: theme.vars.palette.surface.tint },
    '& > .way': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
    '& a': {
      ...theme.typography.subtitle1,
      color: theme.vars.palette.primary.dark,
      lineHeight: 1.3,
      textDecoration: 'none',
      // The link covers the whole card.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
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
      icon: <CallOutlined />,
      value: phone,
      href: telephoneLink(phone),
    })),
    ...(chat ? [{ label: t('chat'), icon: <WhatsApp />, value: 'WhatsApp', href: chat.url }] : []),
    ...(email === '' ? [] : [{ label: t('email'), icon: <MailOutlined />, value: email, href: `mailto:${email}` }]),
  ];
  return (
    <Root>
      <ul>
        {ways.map(({ label, icon, value, href }) => (
          <li key={href}>
            <IconDisc>{icon}</IconDisc>
            <div className="way">
              <small>{label}</small>
              <a href={href} aria-label={`${label} ${value}`}>
                {value}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p>{hours}</p>
      <p>{`${t('seller')}: ${[legalName, address].filter(Boolean).join(', ')}`}</p>
    </Root>
  );
};
