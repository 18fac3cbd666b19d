import { Fragment } from 'react';
import { styled } from '../../components/styled';

export interface ContactRow {
  label: string;
  value: string;
  /** `tel:`, `mailto:` or a page. */
  href?: string;
}

const Rows = styled('dl')(({ theme }) => ({
  ...theme.mixins.card,
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  margin: 0,
  paddingInline: theme.spacing(2.5),
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    margin: 0,
    paddingBlock: theme.spacing(1),
    overflowWrap: 'anywhere',
  },
  // Long Tamil labels stay in one piece.
  '& > dt': {
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'break-word',
    paddingInlineEnd: theme.spacing(3),
  },
  '& > dt ~ dt, & > dd ~ dd': { borderBlockStart: '1px solid', borderColor: theme.vars.palette.surface.line },
  [theme.breakpoints.down('tablet')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: theme.spacing(0.5),
    '& > dt': { minHeight: 0, paddingBlock: theme.spacing(1, 0) },
    '& > dd': { minHeight: 44, paddingBlock: theme.spacing(0, 0.5) },
    '& > dd ~ dd': { borderBlockStart: 0 },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.2em',
  },
}));

export const ContactRows = ({ rows }: { rows: readonly ContactRow[] }) => (
  <Rows>
    {rows.map(({ label, value, href }) => (
      <Fragment key={`${label} ${value}`}>
        <dt>{label}</dt>
        <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
      </Fragment>
    ))}
  </Rows>
);
