import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { telephoneLink } from '../../lib/telephoneLink';
import { ContactRows } from './ContactRows';

/** Name, designation and contact are required by the E-Commerce Rules 2020. */
export const GrievanceCard = ({ officer }: { officer: Store['grievanceOfficer'] }) => {
  const { t } = useTranslation('content');
  return (
    <ContactRows
      rows={[
        { label: officer.designation, value: officer.name },
        { label: t('email'), value: officer.email, href: `mailto:${officer.email}` },
        { label: t('phone'), value: officer.phone, href: telephoneLink(officer.phone) },
      ].filter(({ value }) => value !== '')}
    />
  );
};
