import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../components/Disclosure';
import { ExpandMore } from '../../components/icons';
import { styled } from '../../components/styled';

interface FooterColumnProps {
  title: string;
  links: { label: string; to: string }[];
}

const Column = styled('nav')(({ theme }) => ({
  '& > h2': { ...theme.typography.h5, margin: 0 },
  '& > ul': { ...theme.mixins.plainList, marginTop: theme.spacing(1) },
  '& > details': { display: 'none' },
  // On phones the columns are folded.
  [theme.breakpoints.down('tablet')]: {
    borderBlockStart: `1px solid ${theme.vars.palette.surface.bar}`,
    '[data-theme="dark"] &': { borderColor: theme.vars.palette.surface.barTint },
    '& > h2, & > details:not([open]) + ul': { display: 'none' },
    '& > details': { display: 'block' },
    '& > details > summary': { ...theme.typography.subtitle1, minHeight: 52 },
    '& > details + ul': {
      margin: theme.spacing(0, 0, 1.5),
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: theme.spacing(2),
    },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    // Between links of two lines.
    paddingBlock: 6,
    color: theme.vars.palette.surface.onDeepSoft,
  },
  '& a:hover': { color: theme.vars.palette.surface.onDeep },
}));

export const FooterColumn = ({ title, links }: FooterColumnProps) => {
  const titleId = useId();
  return (
    <Column aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Disclosure>
        <summary>
          {title}
          <ExpandMore />
        </summary>
      </Disclosure>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Column>
  );
};
