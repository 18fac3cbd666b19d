import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add } from '../../components/icons';

const MAX_LENGTH = 300;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
}

/** A note for packing and delivery, folded until it is wanted. Messages to the shop use EnquiryForm. */
export const NoteField = ({ note, onChange }: NoteFieldProps) => {
  const { t } = useTranslation('checkout');
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && note === '') {
    return (
      <div>
        <Button startIcon={<Add />} onClick={() => setIsWanted(true)} sx={{ ml: -1, paddingInline: 1.5 }}>
          {t('note.label')}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      label={t('note.label')}
      helperText={t('note.hint', { max: MAX_LENGTH })}
      value={note}
      onChange={({ target }) => onChange(target.value)}
      autoFocus={isWanted}
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
  );
};
