import type { Store } from '../../../contract/homepage';
import { styled } from '../../components/styled';
import type { Block } from '../../content/pageText';
import { ContentBlock } from './ContentBlock';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignContent: 'start',
  maxWidth: '64rem',
  '& > :is(p, ul, ol)': { maxWidth: '40rem', margin: 0 },
  '& > ul': { paddingInlineStart: '1.25em' },
  // Short items would break early.
  '& > ul > li': { textWrap: 'wrap' },
  '& > ul > li + li': { marginBlockStart: theme.spacing(1) },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not([data-person])': { gridColumn: '1 / -1' },
  },
  '&:has(> details)': { ...theme.mixins.card, gap: 0, paddingInline: theme.spacing(2.5) },
}));

interface ContentBlocksProps {
  blocks: Block[];
  store: Store | undefined;
  /** The values of the texts' placeholders; see Prose. */
  facts: Readonly<Record<string, string>> | undefined;
}

export const ContentBlocks = ({ blocks, ...shop }: ContentBlocksProps) => (
  <Root className="blocks">
    {blocks.map((block, index) => (
      <ContentBlock key={index} block={block} {...shop} />
    ))}
  </Root>
);
