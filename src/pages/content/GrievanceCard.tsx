import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { telephoneLink } from '../../lib/telephoneLink';
import { withoutSampleMark } from '../../lib/withoutSampleMark';
import { ContactRows } from './ContactRows';

/** Name, designation and contact are required by the E-Commerce Rules 2020. */
export const GrievanceCard = ({ officer }: { officer: Store['grievanceOfficer'] }) => {
  const { t } = useTranslation(['content', 'common']);
  const name = withoutSampleMark(officer.name, t('common:sample'));
  return (
    <ContactRows
      rows={[
        ...(name === '' ? [] : [{ label: officer.designation, value: name }]),
        { label: t('email'), value: officer.email, href: `mailto:${officer.email}` },
        { label: t('phone'), value: officer.phone, href: telephoneLink(officer.phone) },
      ]}
    />
  );
};
