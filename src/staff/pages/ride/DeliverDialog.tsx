import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELIVERY_CODE_LENGTH } from '../../../../contract/roundConstants';
import type { DeliverBody } from '../../../../contract/rounds';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import type { RideStop } from '../../ride/applyActions';
import type { ActionResult } from '../../ride/rideQueue';
import { DueAtDoor } from './DueAtDoor';
import { PhotoChoice } from './PhotoChoice';

export interface Delivered extends Pick<DeliverBody, 'code' | 'collected'> {
  photo?: Blob;
}

interface DeliverDialogProps {
  stop: RideStop;
  onDeliver: (delivered: Delivered) => Promise<ActionResult>;
  onClose: () => void;
}

const codeOf = (text: string) => text.replace(/\D/g, '').slice(0, DELIVERY_CODE_LENGTH);
const bigDigits = { fontSize: 28, letterSpacing: 8 } as const;

interface Values {
  code: string;
  photo: Blob | null;
  collected: DeliverBody['collected'];
}

type Message = 'deliver.proofNeeded' | 'collected.first';

/** The rider asks for the customer's code at the door, or takes a photo instead. */
export const DeliverDialog = ({ stop, onDeliver, onClose }: DeliverDialogProps) => {
  const { t } = useTranslation('staffRounds');
  const [triesLeft, setTriesLeft] = useState(stop.triesLeft);
  const { orderNumber, itemCount, duePaise } = stop;
  const initialValues: Values = { code: '', photo: null, collected: undefined };

  const validate = ({ code, photo, collected }: Values): { code?: Message; collected?: Message } => ({
    ...(code.length < DELIVERY_CODE_LENGTH && photo === null && { code: 'deliver.proofNeeded' }),
    ...(duePaise > 0 && !collected && { collected: 'collected.first' }),
  });

  return (
    <PanelDialog open title={t('deliver.title', { name: stop.customerName || orderNumber })} onClose={onClose}>
      <Formik
        initialValues={initialValues}
        validate={validate}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={async ({ code, photo, collected }, { setFieldValue, setStatus }) => {
          const result = await onDeliver({ ...(photo ? { photo } : { code }), ...(collected && { collected }) });
          if (result.state !== 'REJECTED') {
            onClose();
            return;
          }
          await setFieldValue('code', '', false);
          setStatus({ code: result.messages.join(' ') });
          if (result.triesLeft !== null) setTriesLeft(result.triesLeft);
        }}
      >
        {({ values, errors, status, isSubmitting, setFieldValue }) => {
          const hasCode = triesLeft > 0 && values.photo === null;
          const { code: rejection } = (status ?? {}) as { code?: string };
          const problems = [
            errors.collected && t(errors.collected as Message),
            // Beside its field otherwise.
            !hasCode && (errors.code ? t(errors.code as Message) : rejection),
          ].filter(Boolean);
          return (
            <Stack component={Form} spacing={2} noValidate>
              <FocusFirstInvalid />
              <Typography color="textSecondary">
                {[orderNumber, t('units', { count: itemCount })].join(' · ')}
              </Typography>
              {duePaise > 0 && (
                <DueAtDoor
                  orderNumber={orderNumber}
                  duePaise={duePaise}
                  collected={values.collected}
                  onCollected={(collected) => void setFieldValue('collected', collected)}
                />
              )}
              {problems.length > 0 && <Alert severity="error">{problems.join(' ')}</Alert>}
              {hasCode && (
                <FormField
                  name="code"
                  autoFocus
                  autoComplete="off"
                  label={t('deliver.code')}
                  hint={t('deliver.codeHint')}
                  clean={codeOf}
                  translate={(key) => t(key as Message)}
                  slotProps={{ htmlInput: { inputMode: 'numeric', style: bigDigits } }}
                />
              )}
              <PhotoChoice photo={values.photo} onPhoto={(photo) => void setFieldValue('photo', photo)} />
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t('deliver.submit')}
              </Button>
            </Stack>
          );
        }}
      </Formik>
    </PanelDialog>
  );
};
