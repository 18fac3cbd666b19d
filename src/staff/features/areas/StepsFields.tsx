import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldArray, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { MAX_DELIVERY_STEPS } from '../../../../contract/areaRules';
import { readRupees } from '../../../../contract/readRupees';
import { Add } from '../../../components/icons';
import { FormField } from '../../../components/FormField';
import { TitledSection } from '../../../components/TitledSection';
import type { AreaValues } from './areaValues';
import { useAreaErrors } from './useAreaErrors';

const rupees = { htmlInput: { inputMode: 'decimal' } } as const;

const isNeverFree = (steps: AreaValues['steps']): boolean => (readRupees(steps.at(-1)?.charge ?? '') ?? 0) > 0;

/** Delivery costs this much from nothing on, then less and less, down to nothing if the shop wants. */
export const StepsFields = () => {
  const { t } = useTranslation('staffAreas');
  const translate = useAreaErrors();
  const form = useFormikContext<AreaValues>();
  const { steps } = form.values;
  const ofServer = (form.status as Record<string, string> | undefined)?.deliverySteps;
  // Of all steps together; of one, it is shown at its field.
  const problem = typeof form.errors.steps === 'string' ? translate(form.errors.steps) : ofServer;
  return (
    <TitledSection title={t('charges')}>
      <FieldArray name="steps">
        {(list) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {steps.map((_step, at) => (
              <Box
                key={at}
                role="group"
                aria-label={t('step', { number: at + 1 })}
                sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}
              >
                <FormField
                  name={`steps.${at}.from`}
                  label={t('from')}
                  translate={translate}
                  slotProps={{ htmlInput: { ...rupees.htmlInput, readOnly: at === 0 } }}
                />
                <FormField name={`steps.${at}.charge`} label={t('charge')} translate={translate} slotProps={rupees} />
                {at > 0 && (
                  <Button
                    color="error"
                    aria-label={t('removeStepNamed', { number: at + 1 })}
                    onClick={() => list.remove(at)}
                    sx={{ gridColumn: '1 / -1', justifySelf: 'end', marginTop: -1 }}
                  >
                    {t('removeStep')}
                  </Button>
                )}
              </Box>
            ))}
            {problem !== undefined && (
              <FormHelperText error role="alert">
                {problem}
              </FormHelperText>
            )}
            {isNeverFree(steps) && <FormHelperText>{t('neverFree')}</FormHelperText>}
            {steps.length < MAX_DELIVERY_STEPS && (
              <Button
                startIcon={<Add />}
                onClick={() => list.insert(Math.max(1, steps.length - 1), { from: '', charge: '' })}
                sx={{ justifySelf: 'start' }}
              >
                {t('addStep')}
              </Button>
            )}
          </Box>
        )}
      </FieldArray>
      <FormField
        name="minimumOrder"
        label={t('minimumOrder')}
        hint={t('minimumHint')}
        translate={translate}
        slotProps={rupees}
      />
    </TitledSection>
  );
};
