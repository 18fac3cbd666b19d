import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Picture } from '../../contract/pictures';
import { largestWebp, placeholderOf, srcSetOf } from '../lib/pictures';

interface PictureImageProps {
  picture: Picture;
  /** Another cut of the same scene for phones. */
  onPhones?: Picture;
  /** What the picture shows; '' where the words beside it say so. */
  alt: string;
  /** How wide it is shown, for windows that don't find out by themselves. */
  sizes: string;
  /** It is what a person looks at first: fetched at once, before others. */
  priority?: boolean;
  sx?: Readonly<Record<string, string | number | object>>;
}

const FORMATS = ['avif', 'webp'] as const;
const FIRST = { loading: 'eager', fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/** A picture in the best format and width that the browser can use, blurred until it has come. It fills the width and keeps its shape. */
export const PictureImage = ({ picture, onPhones, alt, sizes, priority = false, sx }: PictureImageProps) => {
  const { breakpoints } = useTheme();
  const phones = breakpoints.down('tablet');
  const phonesOnly = phones.replace('@media ', '');
  // A lazy picture is laid out before it is fetched: newer browsers then measure it.
  const shownAt = priority ? sizes : `auto, ${sizes}`;
  const sources = (cut: Picture, media?: string) =>
    FORMATS.map((format) => (
      <source
        key={`${format} ${media ?? ''}`}
        type={`image/${format}`}
        srcSet={srcSetOf(cut, format)}
        sizes={shownAt}
        width={cut.width}
        height={cut.height}
        {...(media !== undefined && { media })}
      />
    ));

  return (
    <picture>
      {onPhones && sources(onPhones, phonesOnly)}
      {sources(picture)}
      <Box
        component="img"
        src={largestWebp(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...(priority ? FIRST : LATER)}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          objectFit: 'cover',
          ...(picture.placeholder !== '' && { backgroundImage: placeholderOf(picture), backgroundSize: '100% 100%' }),
          ...(onPhones && { [phones]: { backgroundImage: placeholderOf(onPhones) } }),
          ...sx,
        }}
      />
    </picture>
  );
};
