import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/FileButton';

interface PhotoChoiceProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** An optional photo, from the camera or the gallery. */
export const PhotoChoice = ({ photo, onChange }: PhotoChoiceProps) => {
  const { t } = useTranslation('complaints');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <FileButton
        label={t(photo ? 'photo.change' : 'photo.add')}
        accept="image/jpeg,image/png,image/webp"
        onFile={onChange}
      />
      {photo && <Button onClick={() => onChange(null)}>{t('photo.remove')}</Button>}
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere', flex: '1 1 140px' }}>
        {photo ? photo.name : t('photo.hint')}
      </Typography>
    </Stack>
  );
};
