import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opening, OpeningStep } from '../../../../contract/staffOpening';
import { StatusLabel } from '../../../components/StatusLabel';
import { isNeeded } from '../../lib/openingSteps';
import { MessagesStep } from './MessagesStep';
import { StepActions } from './StepActions';
import { useStepFacts } from './useStepFacts';

interface GuideStepProps {
  step: OpeningStep;
  /** Counted from 1. */
  number: number;
  opening: Opening;
  /** The first one to do. */
  isNext: boolean;
}

/** One step: what to do, what customers see of it, how far it is, and the way to its page. */
export const GuideStep = ({ step, number, opening, isNext }: GuideStepProps) => {
  const { t } = useTranslation('staffOpening');
  const titleId = useId();
  const facts = useStepFacts(step, opening);
  const isDone = opening.done.includes(step);
  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      aria-current={isNext ? 'step' : undefined}
      sx={{
        padding: { mobile: 2, tablet: 2.5 },
        ...(isNext && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Stack spacing={1}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography id={titleId} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
            {number}. {t(`steps.${step}.title`)}
          </Typography>
          <StatusLabel
            tone={isDone ? 'done' : 'waiting'}
            label={t(isDone ? 'done' : isNeeded(step) ? 'toDo' : 'canWait')}
          />
        </Box>
        <Typography>{t(`steps.${step}.text`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          <strong>{t('customersSee')}</strong> {t(`steps.${step}.seen`)}
        </Typography>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {fact}
          </Typography>
        ))}
        {step === 'messages' && <MessagesStep />}
        <StepActions step={step} opening={opening} isNext={isNext} />
      </Stack>
    </Card>
  );
};
