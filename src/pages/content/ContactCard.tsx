import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { telephoneLink } from '../../lib/telephoneLink';
import { ContactRows, type ContactRow } from './ContactRows';

export const ContactCard = ({ store }: { store: Store }) => {
  const { t } = useTranslation('content');
  const chat = store.links.find(({ kind }) => kind === 'whatsapp');
  const rows: ContactRow[] = [
    ...store.phones.map((phone) => ({ label: t('phone'), value: phone, href: telephoneLink(phone) })),
    { label: t('email'), value: store.email, href: `mailto:${store.email}` },
    ...(chat ? [{ label: t('chat'), value: 'WhatsApp', href: chat.url }] : []),
    { label: t('hours'), value: store.hours },
    { label: t('seller'), value: store.legalName },
    { label: t('address'), value: store.address },
  ];
  return <ContactRows rows={rows} />;
};
