import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_KINDS, type PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import type { UploadedPicture } from '../../../contract/shopPictures';
import { FileButton } from '../../components/FileButton';
import { PictureImage } from '../../components/PictureImage';
import { PlainPouch } from '../../components/PlainPouch';
import { isApiError } from '../../store/api/ApiError';
import { useObjectUrl } from '../../hooks/useObjectUrl';
import { isHeicFile } from '../lib/isHeicFile';
import { shrinkPhoto } from '../../lib/shrinkPhoto';
import { useUploadPictureMutation } from '../store/shopPicturesApi';
import type { ChosenPart } from './PictureCrop';

const PictureCrop = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-crop" */ './PictureCrop')).PictureCrop,
}));

const ACCEPTED = 'image/jpeg,image/png,image/webp';
/** Above it a file is made smaller here: no picture of the shop has as many pixels. */
const MAX_SENT_BYTES = 3_000_000;
const SENT_SIDE_PX = 3200;
const SENT_QUALITY = 0.92;
const PREVIEW_PX = 280;

interface PictureFieldProps {
  kind: PictureKind;
  /** The label names what the picture shows. */
  label: string;
  /** It is the present picture, or null. */
  picture: Picture | null;
  /** It is on the plain pouch that replaces a missing picture; a banner has no pouch. */
  name?: string;
  /** A stored upload, which is shown once what it belongs to is saved; null removes the picture. */
  onChange: (uploaded: UploadedPicture | null) => void;
}

/** A picture of the shop: from a file or the camera, cut to its shape, and uploaded. */
export const PictureField = ({ kind, label, picture, name, onChange }: PictureFieldProps) => {
  const { t } = useTranslation('staffCatalogue');
  const labelId = useId();
  const [upload, uploading] = useUploadPictureMutation();
  const [file, setFile] = useState<Blob | null>(null);
  const [part, setPart] = useState<ChosenPart | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const url = useObjectUrl(file);
  const { ratio, minWidth } = PICTURE_KINDS[kind];
  const isTooSmall = part !== null && part.widthPx < minWidth;

  const open = async (chosen: File): Promise<void> => {
    setFailure(null);
    setPart(null);
    setFile(chosen.size > MAX_SENT_BYTES ? await shrinkPhoto(chosen, SENT_SIDE_PX, SENT_QUALITY) : chosen);
  };

  const send = async (): Promise<void> => {
    if (!file || !part) return;
    setFailure(null);
    const { x, y, width } = part;
    const { data, error } = await upload({ file, kind, x, y, width });
    if (isApiError(error)) setFailure(error.messages.join(' '));
    if (!data) return;
    setFile(null);
    onChange(data);
  };

  const fileButtons = (
    <>
      <FileButton label={t('pictures.choose')} accept={ACCEPTED} onFile={(chosen) => void open(chosen)} />
      <FileButton label={t('pictures.take')} accept={ACCEPTED} camera onFile={(chosen) => void open(chosen)} />
    </>
  );

  return (
    <Stack role="group" aria-labelledby={labelId} spacing={1.5} useFlexGap>
      <Typography id={labelId} variant="subtitle2" component="div">
        {label}
      </Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {url !== null ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('pictures.crop')}
          </Typography>
          <Suspense fallback={<Skeleton variant="rounded" height={PREVIEW_PX} />}>
            <PictureCrop
              key={url}
              url={url}
              ratio={ratio}
              onChoose={setPart}
              onUnreadable={() => {
                setFile(null);
                if (file)
                  void isHeicFile(file).then((isOne) => setFailure(t(isOne ? 'pictures.heic' : 'pictures.unreadable')));
              }}
            />
          </Suspense>
          {isTooSmall && <Alert severity="warning">{t('pictures.tooSmall')}</Alert>}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={part === null || isTooSmall}
              loading={uploading.isLoading}
              onClick={() => void send()}
            >
              {t('pictures.use')}
            </Button>
            <Button disabled={uploading.isLoading} onClick={() => setFile(null)}>
              {t('pictures.cancel')}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          {(picture || name !== undefined) && (
            <Box
              sx={{ width: PREVIEW_PX * Math.min(1.5, ratio), maxWidth: '100%', borderRadius: 1, overflow: 'hidden' }}
            >
              {picture ? (
                <PictureImage picture={picture} alt="" sizes={`${PREVIEW_PX}px`} />
              ) : (
                <PlainPouch alt="" name={name} />
              )}
            </Box>
          )}
          {!picture && name !== undefined && <Typography variant="body2">{t('pictures.none')}</Typography>}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {fileButtons}
            {picture && (
              <Button color="error" onClick={() => onChange(null)}>
                {t('pictures.remove')}
              </Button>
            )}
          </Stack>
          <Typography variant="caption" color="textSecondary">
            {t('pictures.limits')}
          </Typography>
        </>
      )}
    </Stack>
  );
};
