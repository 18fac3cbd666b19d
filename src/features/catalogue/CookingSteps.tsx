import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';

/** How to cook it, step by step. Without steps it is left out. */
export const CookingSteps = ({ steps }: { steps: readonly string[] }) => {
  const { t } = useTranslation('catalogue');
  if (steps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="cooking">
      <SectionHeading id="cooking" title={t('cooking')} />
      <Box component="ol" sx={{ m: 0, pl: 3, '& > li': { pl: 0.5, mb: 1 }, '& > li::marker': { fontWeight: 700 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
};
