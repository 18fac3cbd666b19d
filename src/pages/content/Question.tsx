import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Details = styled('details')(({ theme }) => ({
  borderBlockEnd: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  // Consecutive questions are separated by lines.
  '& + &': { marginBlockStart: theme.spacing(-3) },
  '& > summary': {
    ...theme.typography.subtitle1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 60,
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
    // Hides the native marker where flex doesn't.
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+" / ""',
      ...theme.typography.h3,
      lineHeight: 1,
      color: theme.vars.palette.clay.main,
      flexShrink: 0,
    },
  },
  '&[open] > summary::after': { content: '"\\2212" / ""' },
  '& > p': { maxWidth: '40rem', margin: 0, paddingBlockEnd: theme.spacing(2.5) },
}));

/** A disclosure with a question and its answer. */
export const Question = ({ question, children }: { question: string; children: ReactNode }) => (
  <Details>
    <summary>{question}</summary>
    <p>{children}</p>
  </Details>
);
