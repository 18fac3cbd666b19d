import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ORIGIN_DAYS, originProblem } from '../../../../contract/producerConstants';
import type { BatchOrigin, OriginBody } from '../../../../contract/producers';
import { FormField } from '../../../components/FormField';
import { useOwnText } from '../../hooks/useOwnText';
import { useGetProducersQuery } from '../../store/producersApi';
import { DocumentField } from '../../components/DocumentField';

/** '' is for what is not known. Days are yyyy-MM-dd. */
export interface OriginValues {
  producerId: string;
  harvestedFrom: string;
  harvestedUntil: string;
  milledOn: string;
  labReportId: string;
  labReport: string;
}

export const originValuesOf = (origin: BatchOrigin | null): OriginValues => ({
  producerId: origin?.producerId ?? '',
  harvestedFrom: origin?.harvestedFrom ?? '',
  harvestedUntil: origin?.harvestedUntil ?? '',
  milledOn: origin?.milledOn ?? '',
  labReportId: origin?.labReportId ?? '',
  labReport: origin?.labReport ?? '',
});

/** Formik leaves empty texts out. */
const orNull = (text: string | undefined): string | null => (text ? text : null);

export const toOriginBody = (values: Partial<OriginValues>): OriginBody => ({
  producerId: orNull(values.producerId),
  harvestedFrom: orNull(values.harvestedFrom),
  harvestedUntil: orNull(values.harvestedUntil),
  milledOn: orNull(values.milledOn),
  labReportId: orNull(values.labReportId),
});

/** Whether anything of it is known. */
export const hasOrigin = (values: Partial<OriginValues>): boolean =>
  Object.values(toOriginBody(values)).some((value) => value !== null);

/** The field whose day is out of order; null for none. */
export const originFieldProblem = (values: Partial<OriginValues>, packedOn: string | null) =>
  originProblem(toOriginBody(values), packedOn);

const shrunk = { inputLabel: { shrink: true } };

/** Who grew a batch, when it was harvested and milled, and its laboratory report. */
export const OriginFields = () => {
  const { t } = useTranslation('staffProducers');
  const ownText = useOwnText();
  const { data } = useGetProducersQuery(undefined);
  const { values, setFieldValue } = useFormikContext<OriginValues>();
  const producers = (data?.producers ?? []).filter(({ _id, isArchived }) => !isArchived || _id === values.producerId);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 2 }}>
      <TextField
        select
        name="producerId"
        label={t('origin.producer')}
        value={values.producerId}
        onChange={({ target }) => void setFieldValue('producerId', target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ gridColumn: '1 / -1', paddingBlockEnd: 1.5 }}
      >
        <option value="">{t('origin.noProducer')}</option>
        {producers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {ownText(name)}
          </option>
        ))}
      </TextField>
      {ORIGIN_DAYS.map((name) => (
        <FormField
          key={name}
          name={name}
          type="date"
          label={t(`origin.${name}`)}
          translate={() => t('origin.order')}
          slotProps={shrunk}
        />
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DocumentField
          label={t('origin.report')}
          document={values.labReport}
          onChange={(uploaded) => {
            void setFieldValue('labReportId', uploaded?._id ?? '');
            void setFieldValue('labReport', uploaded?.document ?? '');
          }}
        />
      </Box>
    </Box>
  );
};
