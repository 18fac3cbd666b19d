import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

const MAX_LENGTH = 300;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
}

/** A note for packing and delivery. Messages to the shop use EnquiryForm. */
export const NoteField = ({ note, onChange }: NoteFieldProps) => {
  const { t } = useTranslation('checkout');
  return (
    <TextField
      label={t('note.label')}
      helperText={t('note.hint', { max: MAX_LENGTH })}
      value={note}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
  );
};
