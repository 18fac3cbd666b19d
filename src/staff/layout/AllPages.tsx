import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '../../components/styled';
import { currentMark } from '../lib/staffPaths';
import { PageIcon } from './PageIcon';
import type { ListedPage } from './StaffNavigation';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
  '& > a': {
    // Long words of Tamil fit into a third of a phone.
    ...theme.typography.caption,
    ...theme.mixins.card,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    minHeight: 76,
    paddingBlock: theme.spacing(1),
    color: 'inherit',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > [aria-current]': {
    color: theme.vars.palette.primary.dark,
    fontWeight: 700,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.surface.tint,
  },
}));

interface AllPagesProps {
  pages: readonly ListedPage[];
  onChosen: () => void;
}

/** Every page of the staff area that a role may open, for a phone's navigation. */
export const AllPages = ({ pages, onChosen }: AllPagesProps) => {
  const { t } = useTranslation('staffFrame');
  const { pathname } = useLocation();
  return (
    <Root>
      {pages.map(({ to, title, Icon, todos }) => (
        <Link key={to} to={to} aria-current={currentMark(pathname, to)} onClick={onChosen}>
          <PageIcon Icon={Icon} todos={todos} />
          {t(title)}
        </Link>
      ))}
    </Root>
  );
};
