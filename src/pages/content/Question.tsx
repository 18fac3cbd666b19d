import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Details = styled('details')(({ theme }) => ({
  borderBlockEnd: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  // In a row of questions the lines are the distance.
  '& + &': { marginBlockStart: theme.spacing(-2) },
  '& > summary': {
    ...theme.typography.subtitle1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 60,
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
    // Flex takes the browser's triangle away in most browsers, this in the rest.
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

/** A question that opens onto its answer. */
export const Question = ({ question, children }: { question: string; children: ReactNode }) => (
  <Details>
    <summary>{question}</summary>
    <p>{children}</p>
  </Details>
);
