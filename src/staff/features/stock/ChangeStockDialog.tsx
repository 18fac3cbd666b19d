import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { MAX_STOCK_NOTE, STOCK_CHANGE_REASONS } from '../../../../contract/stockConstants';
import type { StockBatch, StockPack } from '../../../../contract/staffStock';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../../components/PillChoice';
import { toAsciiDigits } from '../../../../contract/digits';
import { useChangeStockMutation } from '../../store/stockApi';
import { batchName, formatStockDay } from './stockTexts';
import { usePackTitle } from './usePackTitle';
import { changeSchema, toChangeBody, type ChangeValues } from './stockValues';
import { useStockChange } from './useStockChange';

interface ChangeStockDialogProps {
  pack: Pick<StockPack, 'packId' | 'name' | 'netGrams' | 'measure'>;
  /** The batches to choose from. */
  batches: readonly StockBatch[];
  /** The batch that is chosen at first. */
  batch?: StockBatch | undefined;
  onClose: () => void;
}

type ErrorKey = 'error.units' | 'error.note' | 'error.why';

const unitsIn = ({ outOfSale, setApart, stock }: StockBatch) => (outOfSale ? setApart : stock);

/** Writes units off, or corrects the stock: how many, of which batch and why. */
export const ChangeStockDialog = ({ pack, batches, batch, onClose }: ChangeStockDialogProps) => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { packId } = pack;
  const [change] = useChangeStockMutation();
  const { failure, send } = useStockChange();
  const translate = (key: string) => t(key as ErrorKey);
  const withUnits = batches.filter((each) => unitsIn(each) > 0);
  const labelOf = (each: StockBatch) =>
    [
      batchName(each.code, t),
      each.bestBefore && formatStockDay(each.bestBefore, i18n.language),
      t(each.outOfSale ? 'units.apart' : 'units.forSale', { count: unitsIn(each) }),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <PanelDialog open title={t('change.title', { name: packTitle(pack) })} onClose={onClose}>
      <DraftFormik<ChangeValues>
        draft={`changeStock-${packId}-${batch?._id ?? ''}`}
        initialValues={{
          reason: batch?.outOfSale === 'SHELF_LIFE' ? 'EXPIRED' : 'SPOILED',
          batchId: batch?._id ?? '',
          direction: 'less',
          quantity: batch ? String(unitsIn(batch)) : '',
          note: '',
        }}
        validationSchema={changeSchema}
        onSubmit={async (values, { key, resetForm, setStatus }) => {
          const body = toChangeBody(values);
          const { isDone, fields } = await send(() => change({ packId, key, body }), t('change.done'));
          setStatus(fields);
          if (!isDone) return;
          resetForm();
          onClose();
        }}
      >
        {({ values, setFieldValue, isSubmitting }) => (
          <Stack component={Form} noValidate spacing={1.5} useFlexGap>
            <FocusFirstInvalid />
            <PillChoice
              label={t('change.why')}
              value={values.reason}
              options={STOCK_CHANGE_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
              onChange={(reason) => void setFieldValue('reason', reason)}
            />
            {values.reason === 'CORRECTION' && (
              <PillChoice
                label={t('change.direction')}
                value={values.direction}
                options={(['less', 'more'] as const).map((value) => ({ value, label: t(`change.${value}`) }))}
                onChange={(direction) => void setFieldValue('direction', direction)}
              />
            )}
            <TextField
              select
              label={t('change.batch')}
              value={values.batchId}
              onChange={({ target }) => void setFieldValue('batchId', target.value)}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value="">{t('change.firstToExpire')}</MenuItem>
              {withUnits.map((each) => (
                <MenuItem key={each._id} value={each._id} sx={{ whiteSpace: 'normal' }}>
                  {labelOf(each)}
                </MenuItem>
              ))}
            </TextField>
            <FormField
              name="quantity"
              label={t('change.quantity')}
              translate={translate}
              clean={toAsciiDigits}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
              autoFocus
            />
            <FormField
              name="note"
              label={t('change.note')}
              hint={values.reason === 'CORRECTION' ? ' ' : t('optional')}
              translate={translate}
              slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE } }}
            />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t(values.reason === 'CORRECTION' ? 'change.correct' : 'change.writeOff')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
