import { useTranslation } from 'react-i18next';
import { useKeptFocus } from './useKeptFocus';
import { usePageHeading } from './usePageHeading';

/** Names the tab, and the history's entry, by the page's heading, and keeps the focus in the page. */
export const FollowPage = ({ firstPath }: { firstPath: string | null }) => {
  const { t } = useTranslation('staffFrame');
  const heading = usePageHeading(firstPath);
  useKeptFocus();
  return <title>{[heading, t('title')].filter(Boolean).join(' · ')}</title>;
};
