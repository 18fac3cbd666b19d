import 'react-image-crop/dist/ReactCrop.css';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** Handles of a crop are easily touched at this size. */
const HANDLE_PX = 44;

const cropStyles = {
  '--rc-drag-handle-mobile-size': `${HANDLE_PX}px`,
  '--rc-focus-color': 'var(--vayal-palette-secondary-main)',
  display: 'grid',
  justifyContent: 'center',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '52vh' },
};

/** It refers to the picture as it is seen, in parts of its width and height. */
export interface ChosenPart {
  x: number;
  y: number;
  width: number;
  /** The width in pixels of the picture. */
  widthPx: number;
}

interface PictureCropProps {
  url: string;
  /** The width divided by the height. */
  ratio: number;
  onChoose: (part: ChosenPart) => void;
  /** The browser can't read it. */
  onUnreadable: () => void;
}

/** Chooses a part of a picture by pointer or arrow keys; as much as possible to begin with. */
export const PictureCrop = ({ url, ratio, onChoose, onUnreadable }: PictureCropProps) => {
  const { t } = useTranslation('staffCatalogue');
  const [crop, setCrop] = useState<PercentCrop>();
  const [naturalWidth, setNaturalWidth] = useState(0);

  const choose = (next: PercentCrop, widthPx: number): void => {
    setCrop(next);
    const width = next.width / 100;
    onChoose({ x: next.x / 100, y: next.y / 100, width, widthPx: Math.round(width * widthPx) });
  };

  return (
    <Box sx={cropStyles}>
      <ReactCrop
        {...(crop && { crop })}
        aspect={ratio}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percent) => choose(percent, naturalWidth)}
        ariaLabels={{
          cropArea: t('pictures.cropArea'),
          nwDragHandle: t('pictures.corner.nw'),
          nDragHandle: t('pictures.edge.n'),
          neDragHandle: t('pictures.corner.ne'),
          eDragHandle: t('pictures.edge.e'),
          seDragHandle: t('pictures.corner.se'),
          sDragHandle: t('pictures.edge.s'),
          swDragHandle: t('pictures.corner.sw'),
          wDragHandle: t('pictures.edge.w'),
        }}
      >
        <img
          src={url}
          alt=""
          onError={onUnreadable}
          onLoad={({ currentTarget: { width, height, naturalWidth: pixels } }) => {
            setNaturalWidth(pixels);
            choose(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height), pixels);
          }}
        />
      </ReactCrop>
    </Box>
  );
};
