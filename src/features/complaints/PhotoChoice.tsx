import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface PhotoChoiceProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** An optional photo, from the camera or the gallery. */
export const PhotoChoice = ({ photo, onChange }: PhotoChoiceProps) => {
  const { t } = useTranslation('complaints');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t(photo ? 'photo.change' : 'photo.add')}
      </Button>
      {photo && <Button onClick={() => onChange(null)}>{t('photo.remove')}</Button>}
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere', width: '100%', mt: 0.5 }}>
        {photo ? photo.name : t('photo.hint')}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('photo.add')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChange(chosen);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </Stack>
  );
};
