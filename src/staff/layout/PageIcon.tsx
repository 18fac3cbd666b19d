import Badge from '@mui/material/Badge';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { StaffPage } from '../staffPages';

interface PageIconProps {
  Icon: StaffPage['Icon'];
  todos: number;
}

/** A page's icon with the number of what waits there, also in words. */
export const PageIcon = ({ Icon, todos }: PageIconProps) => {
  const { t } = useTranslation('staffFrame');
  if (!Icon) return null;
  if (todos === 0) return <Icon />;
  return (
    <>
      <Badge badgeContent={todos} color="error" aria-hidden>
        <Icon />
      </Badge>
      <VisuallyHidden>{t('todos', { count: todos })}</VisuallyHidden>
    </>
  );
};
