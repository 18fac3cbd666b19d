import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SETTINGS_SECTIONS, type SettingsSection } from '../../../../contract/settingsFields';
import type { StoredSection } from '../../../../contract/shopSettings';
import { ROUTES } from '../../../../contract/routes';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { BackLink } from '../../components/BackLink';
import { SETTINGS_PATH } from '../../lib/staffPaths';
import { useGetShopSettingsQuery } from '../../store/settingsApi';
import { LimitRaises } from './LimitRaises';
import { PayeeChange } from './PayeeChange';
import { SettingsForm } from './SettingsForm';

/** Customers see the section there. */
const SEEN_AT: Partial<Record<SettingsSection, string>> = {
  shop: ROUTES['terms-and-conditions'].path,
  contact: ROUTES.support.path,
  hours: ROUTES.support.path,
  licences: ROUTES['terms-and-conditions'].path,
  grievance: ROUTES.support.path,
  links: ROUTES.home.path,
  testimonials: ROUTES.testimonials.path,
  team: ROUTES['our-team'].path,
  languages: ROUTES.home.path,
};

/** One section: read from the server at each opening, then as it was last stored. */
export const SettingsSectionPage = () => {
  const { t } = useTranslation('staffSettings');
  const { section: wanted } = useParams();
  const section = SETTINGS_SECTIONS.find((each) => each === wanted);
  if (!section) return <ErrorState heading="h1" title={t('notFound')} />;
  return <OpenSection key={section} section={section} />;
};

const OpenSection = ({ section }: { section: SettingsSection }) => {
  const { t } = useTranslation('staffSettings');
  const [saved, setSaved] = useState<StoredSection | null>(null);
  const { data, error, isFetching, refetch } = useGetShopSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const stored = saved ?? (isFetching ? undefined : data?.[section]);
  if (!stored) {
    return error && !isFetching ? (
      <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  const seenAt = SEEN_AT[section];
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={SETTINGS_PATH} label={t('title')} />
      <Typography variant="h2" component="h1">
        {t(`sections.${section}.title`)}
      </Typography>
      <Typography color="textSecondary">{t(`sections.${section}.seen`)}</Typography>
      <Box sx={{ minHeight: 16, marginBottom: 1 }}>
        {seenAt !== undefined && (
          <Link
            href={seenAt}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('look')}
          </Link>
        )}
      </Box>
      {section === 'payee' && (
        <PayeeChange
          onDecided={() => {
            setSaved(null);
            void refetch();
          }}
        />
      )}
      {section === 'counter' && <LimitRaises />}
      <SettingsForm section={section} stored={stored} onStored={setSaved} />
    </Box>
  );
};
