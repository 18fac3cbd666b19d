import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../../contract/producerConstants';
import type { UploadedDocument } from '../../../contract/producers';
import { FileButton } from '../../components/FileButton';
import { isApiError } from '../../store/api/ApiError';
import { useUploadDocumentMutation } from '../store/producersApi';

interface DocumentFieldProps {
  label: string;
  /** Path of the PDF; '' for none. */
  document: string;
  /** A stored upload, which counts once what it belongs to is saved; null removes it. */
  onChange: (uploaded: UploadedDocument | null) => void;
}

/** A PDF: chosen, uploaded, read and removed. */
export const DocumentField = ({ label, document, onChange }: DocumentFieldProps) => {
  const { t } = useTranslation('staffProducers');
  const labelId = useId();
  const [upload, uploading] = useUploadDocumentMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    setFailure(null);
    // Larger ones would be sent for minutes, and rejected then.
    if (file.size > MAX_DOCUMENT_BYTES) {
      setFailure(t('document.tooLarge', { megabytes: MAX_DOCUMENT_BYTES / 1024 / 1024 }));
      return;
    }
    const { data, error } = await upload(file);
    if (data) onChange(data);
    else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
  };

  return (
    <Stack role="group" aria-labelledby={labelId} spacing={1} useFlexGap>
      <Typography id={labelId} variant="subtitle2" component="div">
        {label}
      </Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton
          label={t(document === '' ? 'document.choose' : 'document.replace')}
          accept="application/pdf,.pdf"
          loading={uploading.isLoading}
          onFile={(file) => void send(file)}
        />
        {document !== '' && (
          <>
            <Button component="a" href={document} download>
              {t('document.open')}
            </Button>
            <Button color="error" onClick={() => onChange(null)}>
              {t('document.remove')}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
};
