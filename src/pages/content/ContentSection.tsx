import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../contract/homepage';
import { AreaMap } from '../../components/AreaMap';
import { Quotation } from '../../components/Quotation';
import { styled } from '../../components/styled';
import type { Aside, Block, Section } from '../../content/pageText';
import { AreaCharges } from './AreaCharges';
import { ContentBlocks } from './ContentBlocks';
import { Prose } from './Prose';
import { StoryPicture } from './StoryPicture';

/** The heading in the margin; with a picture beside it, heading and text share a column, on alternating sides. */
const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 6),
  paddingBlock: theme.spacing(4),
  borderBlockStart: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  scrollMarginBlockStart: 'var(--header-height)',
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
  // Beside long text the heading stays in view.
  '&:not([data-card], [data-wide]) > h2': {
    [theme.breakpoints.up('desktop')]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--header-height) + ${theme.spacing(3)})`,
      alignSelf: 'start',
    },
  },
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)', '& > .blocks': { maxWidth: 'none' } },
  // Cards have borders of their own.
  '[data-card] + &, section:has(> .blocks > details) + &': { borderBlockStart: 0 },
  '&:has(> .blocks > details)': { borderBlockStart: 0, paddingBlock: theme.spacing(2.5) },
  '&[data-card]': {
    ...theme.mixins.card,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    marginBlockEnd: theme.spacing(3),
    padding: theme.spacing(3),
  },
  '&[data-illustrated]': {
    alignItems: 'center',
    gap: 'clamp(24px, 3vw, 32px) clamp(32px, 6vw, 96px)',
    paddingBlock: 'clamp(24px, 3vw, 44px)',
    borderBlockStart: 0,
    '& .text': { display: 'grid', gap: theme.spacing(2) },
    [theme.breakpoints.up('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&[data-mirrored="true"] > .text': { order: 1 },
    },
  },
}));

/** Needs the page's width, below its heading. */
const isWide = (block: Block): boolean => typeof block === 'object' && 'roles' in block;

interface ContentSectionProps {
  /** The anchor to link to. */
  id?: string | undefined;
  section: Section;
  /** The text comes after what is beside it. */
  isMirrored: boolean;
  store: Store | undefined;
  /** The values of the texts' placeholders; see Prose. */
  facts: Readonly<Record<string, string>> | undefined;
}

export const ContentSection = ({
  id,
  section: { heading, blocks, aside, isCard },
  isMirrored,
  store,
  facts,
}: ContentSectionProps) => {
  const title = (
    <Typography variant={aside ? 'h2' : 'h3'} component="h2">
      {heading}
    </Typography>
  );
  const text = <ContentBlocks blocks={blocks} store={store} facts={facts} />;
  if (!aside) {
    return (
      <Root id={id} data-card={isCard && ''} data-wide={blocks.some(isWide) ? '' : undefined}>
        {title}
        {text}
      </Root>
    );
  }
  return (
    <Root data-illustrated="" data-mirrored={isMirrored} data-picture={'picture' in aside ? aside.picture : undefined}>
      <div className="text">
        {title}
        {text}
      </div>
      <SectionAside aside={aside} store={store} facts={facts} />
    </Root>
  );
};

const SectionAside = ({ aside, store, facts }: { aside: Aside } & Pick<ContentSectionProps, 'store' | 'facts'>) => {
  const { t } = useTranslation('content');
  if ('picture' in aside) return <StoryPicture name={aside.picture} />;
  if ('card' in aside) {
    return store ? (
      <div>
        <AreaMap store={store} label={t('areaMap', { city: store.city })} />
        <AreaCharges areas={store.delivery.areas} />
      </div>
    ) : null;
  }
  return (
    <Quotation
      source={aside.source}
      {...(aside.original !== undefined && { original: <Prose text={aside.original} facts={facts} /> })}
    >
      <Prose text={aside.quote} facts={facts} />
    </Quotation>
  );
};
