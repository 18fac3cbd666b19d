import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure';
import { ExpandMore } from '../../components/icons';
import { styled } from '../../components/styled';

const Details = styled(Disclosure)(({ theme }) => ({
  borderBlockEnd: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  '&:last-child': { borderBlockEnd: 0 },
  '& > summary': {
    ...theme.typography.subtitle1,
    gap: theme.spacing(2),
    minHeight: 60,
    paddingBlock: theme.spacing(1),
    '& > svg': {
      flexShrink: 0,
      boxSizing: 'content-box',
      padding: 4,
      borderRadius: 999,
      color: theme.vars.palette.primary.dark,
      backgroundColor: theme.vars.palette.surface.tint,
      transition: 'transform 160ms',
    },
  },
  '& > p': { maxWidth: '40rem', margin: 0, paddingBlockEnd: theme.spacing(2.5) },
}));

interface QuestionProps {
  question: string;
  /** True where the answer is shown at first. */
  isOpen: boolean | undefined;
  children: ReactNode;
}

/** A disclosure with a question and its answer. */
export const Question = ({ question, isOpen, children }: QuestionProps) => (
  <Details open={isOpen}>
    <summary>
      {question}
      <ExpandMore />
    </summary>
    <p>{children}</p>
  </Details>
);
