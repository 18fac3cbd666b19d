import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../hooks/useToasts';
import { firstLetter } from '../../lib/firstLetter';
import { readPhoto } from './readPhoto';

interface PhotoFieldProps {
  /** Its initial takes the place of a missing photo. */
  name: string;
  photo: string | null;
  busy: boolean;
  /** A data URL, or null to have none. */
  onChange: (photo: string | null) => void;
}

/** The customer's photo, with the 200 KB rule (specification §5). */
export const PhotoField = ({ name, photo, busy, onChange }: PhotoFieldProps) => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const input = useRef<HTMLInputElement>(null);

  const choose = async (files: FileList | null) => {
    const result = await readPhoto(files);
    // Lets the same file be chosen again after a rejection.
    if (input.current) input.current.value = '';
    if (!result) return;
    if ('photo' in result) onChange(result.photo);
    else enqueueSnackbar(t(`photoProblem.${result.problem}`), { variant: 'error' });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Avatar
        src={photo ?? undefined}
        alt={t('photo')}
        sx={{ width: 80, height: 80, bgcolor: 'surface.tint', color: 'primary.dark', typography: 'h2' }}
      >
        {firstLetter(name)}
      </Avatar>
      <Box sx={{ flex: '1 1 180px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={busy} onClick={() => input.current?.click()}>
            {t('photoChoose')}
          </Button>
          {photo !== null && (
            <Button disabled={busy} onClick={() => onChange(null)}>
              {t('photoRemove')}
            </Button>
          )}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('photoHint')}
        </Typography>
      </Box>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photo')}
        onChange={(event) => void choose(event.target.files)}
      />
    </Box>
  );
};
