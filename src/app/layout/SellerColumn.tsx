import { useTranslation } from 'react-i18next';
import { Facebook, Instagram, WhatsApp, YouTube } from '../../components/icons';
import type { Store } from '../../../contract/homepage';
import { Logo } from '../../components/Logo';
import { styled } from '../../components/styled';
import { withoutSampleMark } from '../../lib/withoutSampleMark';

const channels = {
  instagram: { name: 'Instagram', Icon: Instagram },
  facebook: { name: 'Facebook', Icon: Facebook },
  youtube: { name: 'YouTube', Icon: YouTube },
  whatsapp: { name: 'WhatsApp', Icon: WhatsApp },
} as const;

const Column = styled('div')(({ theme }) => ({
  '& address': { maxWidth: '36ch', marginBlock: theme.spacing(2, 1), fontStyle: 'normal', whiteSpace: 'pre-line' },
  '& ul': { ...theme.mixins.plainList, display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3) },
  '& li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& p': { margin: theme.spacing(1, 0), color: theme.vars.palette.surface.onDeepSoft },
  '& .channels': { columnGap: theme.spacing(0.5), marginInlineStart: -10 },
  '& .channels a': theme.mixins.plainButton,
}));

/** The seller's name and contact (specification §1). */
export const SellerColumn = ({ store }: { store: Store }) => {
  const { t } = useTranslation(['layout', 'common']);
  const sample = t('common:sample');
  return (
    <Column>
      <Logo name={store.name} />
      <address>{withoutSampleMark(store.address, sample)}</address>
      <ul>
        {store.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        ))}
        {store.email !== '' && (
          <li>
            <a href={`mailto:${store.email}`}>{store.email}</a>
          </li>
        )}
      </ul>
      {store.fssaiLicence && (
        <p>
          {/* Behind a sample's colon is what staff do about it. */}
          {t('fssai')}: {store.fssaiLicence.replace(/:.*/, '')}
        </p>
      )}
      <ul aria-label={t('followUs')} className="channels">
        {store.links.map(({ kind, url }) => {
          const { name, Icon } = channels[kind];
          return (
            <li key={kind}>
              <a href={url} tabIndex={0} target="_blank" rel="noopener" aria-label={name}>
                <Icon />
              </a>
            </li>
          );
        })}
      </ul>
    </Column>
  );
};
