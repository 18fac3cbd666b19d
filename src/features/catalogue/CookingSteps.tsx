import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';

/** Large decorative numbers; the list provides them to screen readers. */
const Steps = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1.5),
    counterIncrement: 'step',
  },
  '& > li + li': { borderTop: '1px solid', borderColor: theme.vars.palette.surface.line },
  '& > li::before': {
    content: 'counter(step)',
    ...theme.typography.h2,
    lineHeight: 1,
    color: theme.vars.palette.clay.main,
  },
}));

/** Renders nothing without steps. */
export const CookingSteps = ({ steps }: { steps: readonly string[] }) => {
  const { t } = useTranslation('catalogue');
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="cooking">
      <SectionHeading id="cooking" title={t('cooking')} />
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </section>
  );
};
