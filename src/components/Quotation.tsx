import type { ReactNode } from 'react';
import { styled } from './styled';

interface QuotationProps {
  children: ReactNode;
  /** It is the text in its own language. */
  original?: ReactNode;
  /** A person, or where a saying comes from. */
  source: string;
}

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(3),
  borderInlineStart: '3px solid',
  borderColor: theme.vars.palette.secondary.main,
  '& blockquote': { ...theme.typography.h3, margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& blockquote > p': { ...theme.typography.lead, margin: theme.spacing(0, 0, 1), color: theme.vars.palette.clay.main },
  '& figcaption': {
    ...theme.typography.body2,
    marginBlockStart: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
}));

/** A saying or a customer's words, with their source. Only what was really said. */
export const Quotation = ({ children, original, source }: QuotationProps) => (
  <Root>
    <blockquote>
      {original !== undefined && <p>{original}</p>}
      {children}
    </blockquote>
    <figcaption>{source}</figcaption>
  </Root>
);
