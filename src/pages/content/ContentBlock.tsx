import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Store } from '../../../contract/homepage';
import { ROUTES } from '../../../contract/routes';
import { NumberedSteps } from '../../components/NumberedSteps';
import { Quotation } from '../../components/Quotation';
import type { Block } from '../../content/pageText';
import { ContactCard } from './ContactCard';
import { GrievanceCard } from './GrievanceCard';
import { Invitation } from './Invitation';
import { PersonCard } from './PersonCard';
import { Prose } from './Prose';
import { Question } from './Question';
import { RoleTiles } from './RoleTiles';
import { ServedLocalities } from './ServedLocalities';

// One chunk, loaded on demand, because only three pages have a form.
const EnquiryForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-form" */ './EnquiryForm')).EnquiryForm,
}));
const WaitlistCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-form" */ './WaitlistCard')).WaitlistCard,
}));

interface ContentBlockProps {
  block: Block;
  store: Store | undefined;
  /** The values of the text's placeholders; see Prose. */
  facts: Readonly<Record<string, string>> | undefined;
}

/** Approximate heights, to limit layout shift. */
const FORM_HEIGHTS = { mobile: 940, tablet: 720 } as const;
const WAITLIST_HEIGHTS = { mobile: 384, tablet: 340 } as const;
const CARD_HEIGHTS = {
  contact: { mobile: 370, tablet: 230 },
  grievance: { mobile: 252, tablet: 182 },
  localities: { mobile: 240, tablet: 120 },
} as const;

export const ContentBlock = ({ block, store, facts }: ContentBlockProps) => {
  if (typeof block === 'string') {
    return (
      <Typography>
        <Prose text={block} facts={facts} />
      </Typography>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Prose text={item} facts={facts} />
          </li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <NumberedSteps
        steps={block.steps.map((step) => (
          <Prose key={step} text={step} facts={facts} />
        ))}
      />
    );
  }
  if ('question' in block) {
    return (
      <Question question={block.question} isOpen={block.isOpen}>
        <Prose text={block.answer} facts={facts} />
      </Question>
    );
  }
  if ('person' in block) return <PersonCard {...block.person} />;
  if ('roles' in block) return <RoleTiles roles={block.roles} facts={facts} />;
  if ('invitation' in block) {
    const { invitation, ...rest } = block;
    return <Invitation title={invitation} {...rest} />;
  }
  if ('quote' in block) {
    return (
      <Quotation source={block.source}>
        <Prose text={block.quote} facts={facts} />
      </Quotation>
    );
  }
  if ('action' in block) {
    return (
      <Button
        component={Link}
        to={ROUTES[block.route].path}
        variant="contained"
        size="large"
        sx={{ justifySelf: 'start' }}
      >
        {block.action}
      </Button>
    );
  }
  if ('form' in block) {
    const topic = block.form;
    if (topic !== 'waitlist') {
      return (
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: FORM_HEIGHTS }} />}>
          <EnquiryForm topic={topic} />
        </Suspense>
      );
    }
    const skeleton = <Skeleton variant="rounded" sx={{ height: WAITLIST_HEIGHTS }} />;
    return store ? (
      <Suspense fallback={skeleton}>
        <WaitlistCard localities={store.delivery.localities} />
      </Suspense>
    ) : (
      skeleton
    );
  }
  if (!store) return <Skeleton variant="rounded" sx={{ height: CARD_HEIGHTS[block.card] }} />;
  if (block.card === 'localities') return <ServedLocalities store={store} />;
  return block.card === 'contact' ? <ContactCard store={store} /> : <GrievanceCard officer={store.grievanceOfficer} />;
};
