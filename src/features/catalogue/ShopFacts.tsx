import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { ReplayOutlined } from '../../components/icons';
import { CheckCircleOutlined, LocalShippingOutlined } from '../../components/pageIcons';
import { CallOutlined, MailOutlined } from '../../components/lazyIcons';
import { styled } from '../../components/styled';
import { formatPaise } from '../../lib/money';
import { telephoneLink } from '../../lib/telephoneLink';
import { useGetStoreQuery } from '../../store/api/homepageApi';

const Strip = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2.5, 2),
  paddingBlock: theme.spacing(2.5),
  borderBlock: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  '& > li': { display: 'flex', flexDirection: 'column', gap: theme.spacing(0.75), minWidth: 0 },
  '& > li > svg': { color: theme.vars.palette.primary.main, flexShrink: 0 },
  '& strong, & p': { display: 'block', margin: 0, overflowWrap: 'anywhere' },
  '& strong': { ...theme.typography.subtitle2 },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em', paddingBlock: 12, marginBlock: -12 },
  [theme.breakpoints.up('tablet')]: { '& > li': { flexDirection: 'row', gap: theme.spacing(1.5) } },
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
  },
  [theme.breakpoints.up('veryWide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

interface Fact {
  icon: ReactNode;
  title: string;
  text: ReactNode;
}

/** Says what the shop does today, by its settings and terms; not what it plans. */
export const ShopFacts = () => {
  const { t } = useTranslation('catalogue');
  const { data: store } = useGetStoreQuery(undefined);
  if (!store) return null;

  const { isSample, phones } = store;
  const { deliveryChargePaise, freeDeliveryFromPaise } = store.charges;
  const [phone = ''] = phones;
  const facts: Fact[] = [
    {
      icon: <LocalShippingOutlined />,
      title:
        freeDeliveryFromPaise === null
          ? t('shopFacts.delivery.charged', { charge: formatPaise(deliveryChargePaise) })
          : t('shopFacts.delivery.title', { freeFrom: formatPaise(freeDeliveryFromPaise) }),
      text: store.delivery.promise,
    },
    { icon: <CheckCircleOutlined />, title: t('shopFacts.payment.title'), text: t('shopFacts.payment.text') },
    { icon: <ReplayOutlined />, title: t('shopFacts.cancelling.title'), text: t('shopFacts.cancelling.text') },
    {
      icon: isSample ? <MailOutlined /> : <CallOutlined />,
      title: t('shopFacts.help.title'),
      text: (
        <>
          {t('shopFacts.help.within', { hours: store.limits.complaintHours ?? 48 })}{' '}
          {isSample ? (
            <Link to={ROUTES.support.path}>{t('shopFacts.help.write')}</Link>
          ) : (
            <a href={telephoneLink(phone)}>{t('shopFacts.help.call', { phone })}</a>
          )}
        </>
      ),
    },
  ];
  return (
    <section aria-label={t('shopFacts.label')}>
      <Strip>
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Strip>
    </section>
  );
};
