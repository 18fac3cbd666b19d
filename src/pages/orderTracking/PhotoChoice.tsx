import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { createIcon } from '../../components/createIcon';
import { FileButton } from '../../components/FileButton';

/** Beside its only use: it would be loaded with all icons otherwise. */
const PhotoCameraOutlined = createIcon(
  <path d="M14.12 4 15.95 6H20v12H4V6h4.05l1.83-2zM15 2H9L7.17 4H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2h-3.17zm-3 7c1.65 0 3 1.35 3 3s-1.35 3-3 3-3-1.35-3-3 1.35-3 3-3m0-2c-2.76 0-5 2.24-5 5s2.24 5 5 5 5-2.24 5-5-2.24-5-5-5" />,
);

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
        startIcon={<PhotoCameraOutlined />}
        onFile={onChange}
      />
      {photo && <Button onClick={() => onChange(null)}>{t('photo.remove')}</Button>}
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere', flex: '1 1 140px' }}>
        {photo ? photo.name : t('photo.hint')}
      </Typography>
    </Stack>
  );
};
