import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BATCH_CODE, MAX_STOCK_NOTE } from '../../../../contract/stockConstants';
import type { PackStock, ReceiveBody } from '../../../../contract/staffStock';
import { Disclosure } from '../../../components/Disclosure';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { ExpandMore } from '../../../components/icons';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { toAsciiDigits } from '../../../../contract/digits';
import { useReceiveStockMutation } from '../../store/stockApi';
import { addDays } from './stockTexts';
import { usePackTitle } from './usePackTitle';
import { hasOrigin, OriginFields, originFieldProblem, originValuesOf, toOriginBody } from './OriginFields';
import { receiveSchema, toReceiveBody, type ReceiveValues } from './stockValues';
import { useStockChange } from './useStockChange';

type ErrorKey = 'error.units' | 'error.code' | 'error.day' | 'error.bestBefore' | 'error.cost' | 'error.note';

const pair = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 };
const shrunk = { inputLabel: { shrink: true } };

/** Packs of one batch come in, with what their label says. The best-before day follows from packing until it is typed. */
export const ReceiveDialog = ({ pack, onClose }: { pack: PackStock; onClose: () => void }) => {
  const { t } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { packId, today, bestBeforeDays } = pack;
  const [receive] = useReceiveStockMutation();
  const { failure, send } = useStockChange();
  const [nearCode, setNearCode] = useState<string | null>(null);
  /** The form's schema finds all other errors of the day. */
  const [isTooOld, setTooOld] = useState(false);
  const translate = (key: string) => t(key as ErrorKey);

  /** Returns the server's messages by field. */
  const save = async (
    values: ReceiveValues,
    { key, resetForm }: { key: string; resetForm: () => void },
    said: Pick<ReceiveBody, 'isNewBatch' | 'writesOff'> = {},
  ) => {
    const origin = hasOrigin(values) && { origin: toOriginBody(values) };
    const body = { ...toReceiveBody(values), ...origin, ...said };
    const {
      isDone,
      fields,
      nearCode: near,
    } = await send(
      () => receive({ packId, key, body }),
      t(said.writesOff ? 'receive.writtenOff' : 'receive.done', { count: body.quantity, code: body.code }),
    );
    setNearCode(near ?? null);
    setTooOld(fields?.bestBefore !== undefined);
    if (isDone) {
      resetForm();
      onClose();
    }
    return fields;
  };

  return (
    <PanelDialog open title={t('receive.title', { name: packTitle(pack) })} onClose={onClose}>
      <DraftFormik<ReceiveValues>
        draft={`receive-${packId}`}
        initialValues={{
          code: '',
          quantity: '',
          cost: '',
          note: '',
          packedOn: today,
          bestBefore: addDays(today, bestBeforeDays),
          ...originValuesOf(null),
        }}
        validationSchema={receiveSchema}
        validate={(values) => {
          const problem = originFieldProblem(values, values.packedOn || null);
          return problem ? { [problem]: 'order' } : {};
        }}
        onSubmit={async (values, form) => form.setStatus(await save(values, form))}
      >
        {({ values, touched, setFieldValue, isSubmitting, key, resetForm }) => (
          <Stack
            component={Form}
            noValidate
            spacing={1}
            useFlexGap
            onChange={({ target }) => {
              const { name, value } = target as unknown as HTMLInputElement;
              setNearCode(null);
              setTooOld(false);
              if (name === 'packedOn' && value !== '' && !touched.bestBefore)
                void setFieldValue('bestBefore', addDays(value, bestBeforeDays));
            }}
          >
            <FocusFirstInvalid />
            <Box sx={pair}>
              <FormField
                name="quantity"
                label={t('receive.quantity')}
                translate={translate}
                clean={toAsciiDigits}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
                autoFocus
              />
              <FormField
                name="code"
                label={t('receive.code')}
                translate={translate}
                slotProps={{ htmlInput: { maxLength: MAX_BATCH_CODE, autoCapitalize: 'characters' } }}
              />
              <FormField
                name="packedOn"
                type="date"
                label={t('receive.packedOn')}
                translate={translate}
                slotProps={{ ...shrunk, htmlInput: { max: today } }}
              />
              <FormField
                name="bestBefore"
                type="date"
                label={t('receive.bestBefore')}
                translate={translate}
                slotProps={{ ...shrunk, htmlInput: { min: values.packedOn } }}
              />
              <FormField
                name="cost"
                label={t('receive.cost')}
                hint={t('optional')}
                translate={translate}
                clean={toAsciiDigits}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
              />
              <FormField
                name="note"
                label={t('receive.note')}
                hint={t('optional')}
                translate={translate}
                slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE } }}
              />
            </Box>
            <Disclosure>
              <summary>
                {t('receive.origin')}
                <ExpandMore />
              </summary>
              <Box sx={{ paddingBlock: 1.5 }}>
                <OriginFields />
              </Box>
            </Disclosure>
            {failure !== null && <Alert severity={nearCode === null ? 'error' : 'warning'}>{failure}</Alert>}
            {nearCode !== null && (
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Button
                  variant="contained"
                  onClick={() => void save({ ...values, code: nearCode }, { key, resetForm })}
                >
                  {t('receive.isNear', { code: nearCode })}
                </Button>
                <Button variant="outlined" onClick={() => void save(values, { key, resetForm }, { isNewBatch: true })}>
                  {t('receive.isNew')}
                </Button>
              </Stack>
            )}
            {isTooOld && (
              <Button variant="outlined" onClick={() => void save(values, { key, resetForm }, { writesOff: true })}>
                {t('receive.writeOff')}
              </Button>
            )}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('receive.save')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
