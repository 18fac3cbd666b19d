import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaxClass, TaxClassConflict } from '../../../../contract/staffTaxes';
import { DraftFormik } from '../../components/DraftFormik';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { useCatalogueErrors } from '../../features/catalogue/useCatalogueErrors';
import { useAddTaxClassMutation, useChangeTaxClassMutation, useRemoveTaxClassMutation } from '../../store/taxesApi';
import { RatesFields } from './RatesFields';
import { bodyOf, splitRates, taxClassSchema, valuesOf, type TaxClassValues } from './taxClassValues';
import { useRateTexts } from './useRateTexts';

interface TaxClassDialogProps {
  /** It is null for a new tax class. */
  taxClass: TaxClass | null;
  today: string;
  onClose: () => void;
}

/** A tax class: its name, its HSN codes, and which rate holds from when. */
export const TaxClassDialog = ({ taxClass, today, onClose }: TaxClassDialogProps) => {
  const { t } = useTranslation('staffCatalogue');
  const translate = useCatalogueErrors();
  const inWords = useRateTexts();
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddTaxClassMutation();
  const [change] = useChangeTaxClassMutation();
  const [remove, removing] = useRemoveTaxClassMutation();
  const [failure, setFailure] = useState<string | null>(null);
  /** The version that another person saved meanwhile. */
  const [theirs, setTheirs] = useState<TaxClass | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { version = 0, rates = [] } = theirs ?? taxClass ?? {};
  const { begun } = splitRates(rates, today);

  const finish = ({ data, error }: { data?: { message: string }; error?: unknown }) => {
    if (data) {
      enqueueSnackbar(data.message, { variant: 'success' });
      onClose();
    }
    if (!isApiError(error)) return undefined;
    setFailure(error.messages.join(' '));
    // The typed values stay, and saving again replaces theirs.
    setTheirs((error.data as Partial<TaxClassConflict> | null)?.taxClass ?? theirs);
    return error.fields;
  };

  return (
    <PanelDialog open fillsPhone title={taxClass ? taxClass.name : t('taxes.add')} onClose={onClose}>
      <DraftFormik<TaxClassValues>
        draft={`taxClass-${taxClass?._id ?? 'new'}`}
        initialValues={valuesOf(taxClass, today)}
        validationSchema={taxClassSchema}
        onSubmit={async (values, { resetForm, setStatus }) => {
          setFailure(null);
          const body = bodyOf(values);
          const result = taxClass ? await change({ id: taxClass._id, body: { ...body, version } }) : await add(body);
          setStatus(finish(result));
          if (result.data) resetForm();
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate useFlexGap spacing={1}>
            <FocusFirstInvalid />
            <FormField name="name" label={t('fields.name')} hint={t('taxes.nameHint')} translate={translate} />
            <FormField
              name="hsn"
              label={t('taxes.hsn')}
              hint={t('taxes.hsnHint')}
              translate={translate}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
            />
            {begun.map((rate) => (
              <Typography key={rate.from} variant="body2" color="textSecondary">
                {inWords(rate)}
              </Typography>
            ))}
            <Typography variant="body2">{t('taxes.ratesHint')}</Typography>
            <RatesFields today={today} />
            {failure !== null && (
              <Alert severity="error">
                {failure}
                {theirs && (
                  <Typography variant="body2">
                    {t('taxes.now', {
                      name: theirs.name,
                      hsn: theirs.hsn || '–',
                      rates: theirs.rates.map(inWords).join(', '),
                    })}
                  </Typography>
                )}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('save')}
            </Button>
            {taxClass?.productCount === 0 && (
              <Button color="error" onClick={() => setConfirming(true)}>
                {t('delete.open')}
              </Button>
            )}
          </Stack>
        )}
      </DraftFormik>
      {taxClass && (
        <ConfirmDialog
          open={isConfirming}
          title={t('delete.question', { name: taxClass.name })}
          confirmLabel={t('delete.open')}
          destructive
          busy={removing.isLoading}
          onConfirm={async () => {
            const result = await remove(taxClass._id);
            setConfirming(false);
            finish(result);
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </PanelDialog>
  );
};
