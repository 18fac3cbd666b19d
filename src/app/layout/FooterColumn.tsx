import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface FooterColumnProps {
  title: string;
  links: { label: string; to: string }[];
}

const Column = styled('nav')(({ theme }) => ({
  '& > h2': { ...theme.typography.h5, margin: 0 },
  '& > ul': { ...theme.mixins.plainList, marginTop: theme.spacing(1) },
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
