import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FieldArray, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { CERTIFICATE_SCHEMES, MAX_CERTIFICATES, SCHEME_NAMES } from '../../../../contract/producerConstants';
import { FormField } from '../../../components/FormField';
import { Add } from '../../../components/icons';
import { TitledSection } from '../../../components/TitledSection';
import { DocumentField } from '../../components/DocumentField';
import { newCertificate, type ProducerValues } from './producerValues';
import { useProducerErrors } from './useProducerErrors';

const shrunk = { inputLabel: { shrink: true } };
const pair = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
};

/** A producer's certificates, each with its document. */
export const CertificatesFields = () => {
  const { t } = useTranslation('staffProducers');
  const translate = useProducerErrors();
  const { values, setFieldValue } = useFormikContext<ProducerValues>();
  return (
    <TitledSection title={t('certificates')}>
      <FieldArray name="certificates">
        {(list) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            {values.certificates.map((certificate, at) => {
              const field = (name: string) => `certificates.${at}.${name}`;
              const name = t('certificate', { number: at + 1 });
              return (
                <Box key={at} role="group" aria-label={name} sx={pair}>
                  <TextField
                    select
                    label={t('field.scheme')}
                    value={certificate.scheme}
                    onChange={({ target }) => void setFieldValue(field('scheme'), target.value)}
                    helperText={t('schemeHint')}
                    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
                  >
                    {CERTIFICATE_SCHEMES.map((scheme) => (
                      <option key={scheme} value={scheme}>
                        {SCHEME_NAMES[scheme]}
                      </option>
                    ))}
                  </TextField>
                  <FormField name={field('body')} label={t('field.body')} hint={t('bodyHint')} translate={translate} />
                  <FormField name={field('number')} label={t('field.number')} translate={translate} />
                  <FormField
                    name={field('scope')}
                    label={t('field.scope')}
                    hint={t('scopeHint')}
                    translate={translate}
                  />
                  <FormField
                    name={field('validFrom')}
                    type="date"
                    label={t('field.validFrom')}
                    translate={translate}
                    slotProps={shrunk}
                  />
                  <FormField
                    name={field('validUntil')}
                    type="date"
                    label={t('field.validUntil')}
                    translate={translate}
                    slotProps={shrunk}
                  />
                  <DocumentField
                    label={t('document.ofCertificate')}
                    document={certificate.document}
                    onChange={(uploaded) => {
                      void setFieldValue(field('documentId'), uploaded?._id ?? '');
                      void setFieldValue(field('document'), uploaded?.document ?? '');
                    }}
                  />
                  <Button
                    color="error"
                    aria-label={t('removeCertificateNamed', { name })}
                    onClick={() => list.remove(at)}
                    sx={{ alignSelf: 'end', justifySelf: 'end' }}
                  >
                    {t('removeCertificate')}
                  </Button>
                </Box>
              );
            })}
            {values.certificates.length < MAX_CERTIFICATES && (
              <Button startIcon={<Add />} onClick={() => list.push(newCertificate())} sx={{ justifySelf: 'start' }}>
                {t('addCertificate')}
              </Button>
            )}
          </Box>
        )}
      </FieldArray>
    </TitledSection>
  );
};
