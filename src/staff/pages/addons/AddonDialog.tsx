import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MAX_ADD_ON_PRICE_PAISE, MAX_TITLE_LENGTH } from '../../../../contract/catalogueRules';
import { ADD_ON_KINDS, type AddOnKind } from '../../../../contract/constants';
import { readRupees } from '../../../../contract/readRupees';
import type { AddonBody, AddonConflict, StaffAddon } from '../../../../contract/staffAddons';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { isApiError } from '../../../store/api/ApiError';
import { SelectField } from '../../features/catalogue/SelectField';
import { TranslatedField } from '../../features/catalogue/TranslatedField';
import { usePriceQuestion } from '../../features/catalogue/usePriceQuestion';
import { useCatalogueErrors } from '../../features/catalogue/useCatalogueErrors';
import { useOwnText } from '../../hooks/useOwnText';
import { editableRupees } from '../../lib/editableRupees';
import { useAddAddonMutation, useChangeAddonMutation } from '../../store/addonsApi';

interface AddonValues {
  name: AddonBody['name'];
  /** The amount is in rupees. */
  pricePaise: string;
  kind: AddOnKind;
  active: boolean;
}

const name = string().max(MAX_TITLE_LENGTH, 'name');
const schema = object({
  name: object({ en: name.trim().required('nameRequired'), ta: name, hi: name }),
  pricePaise: string().test('price', 'addonPrice', (text = '') => {
    const paise = readRupees(text);
    return paise !== null && paise <= MAX_ADD_ON_PRICE_PAISE;
  }),
});

const valuesOf = (addon: StaffAddon | null): AddonValues =>
  addon
    ? { name: addon.name, pricePaise: editableRupees(addon.pricePaise), kind: addon.kind, active: addon.active }
    : { name: { en: '', ta: '', hi: '' }, pricePaise: '', kind: 'EXTRA', active: true };

interface AddonDialogProps {
  /** It is null for a new add-on. */
  addon: StaffAddon | null;
  onClose: () => void;
}

/** An add-on: its name, its price, and whether it is offered. */
export const AddonDialog = ({ addon, onClose }: AddonDialogProps) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const translate = useCatalogueErrors();
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddAddonMutation();
  const [change] = useChangeAddonMutation();
  const { confirmPrices, priceQuestion } = usePriceQuestion();
  const [failure, setFailure] = useState<string | null>(null);
  /** The version that another person saved meanwhile. */
  const [theirs, setTheirs] = useState<StaffAddon | null>(null);

  return (
    <PanelDialog open isWide fillsPhone title={addon ? ownText(addon.name) : t('addons.add')} onClose={onClose}>
      {priceQuestion}
      <DraftFormik<AddonValues>
        draft={`addon-${addon?._id ?? 'new'}`}
        initialValues={valuesOf(addon)}
        validationSchema={schema}
        onSubmit={async (values, { key, resetForm, setStatus }) => {
          setFailure(null);
          const priced = readRupees(values.pricePaise) ?? 0;
          const before = addon?.pricePaise ?? 0;
          if (!(await confirmPrices([{ name: values.name.en, before, after: priced }]))) return;
          const body = { ...values, pricePaise: priced };
          const version = (theirs ?? addon)?.version ?? 0;
          const { data, error } = addon
            ? await change({ id: addon._id, body: { ...body, version } })
            : await add({ key, body });
          if (data) {
            resetForm();
            enqueueSnackbar(data.message, { variant: 'success' });
            onClose();
          }
          if (!isApiError(error)) return;
          setFailure(error.messages.join(' '));
          // The typed values stay, and saving again replaces theirs.
          setTheirs((error.data as Partial<AddonConflict> | null)?.addon ?? theirs);
          setStatus(error.fields);
        }}
      >
        {({ values, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate useFlexGap spacing={1.5}>
            <FocusFirstInvalid />
            <TranslatedField name="name" label={t('fields.name')} />
            <FormField
              name="pricePaise"
              label={t('addons.price')}
              hint={t('addons.priceHint')}
              translate={translate}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <SelectField
              name="kind"
              label={t('addons.kind')}
              hint={t('addons.kindHint')}
              options={ADD_ON_KINDS.map((kind) => ({ value: kind, label: t(`addons.kinds.${kind}`) }))}
            />
            <FormControlLabel
              control={
                <Switch
                  checked={values.active}
                  onChange={(_event, isActive) => void setFieldValue('active', isActive)}
                />
              }
              label={t('addons.offered')}
              sx={{ minHeight: 44 }}
            />
            {failure !== null && (
              <Alert severity="error">
                {failure}
                {theirs && (
                  <Typography variant="body2">
                    {t('addons.now', {
                      name: ownText(theirs.name),
                      price: formatPaise(theirs.pricePaise),
                      state: t(theirs.active ? 'addons.offered' : 'addons.off'),
                    })}
                  </Typography>
                )}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('save')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
