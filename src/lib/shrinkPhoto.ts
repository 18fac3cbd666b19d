/** More pixels prove nothing more, and wait longer for the network. */
const SIDE_PX = 1600;
const QUALITY = 0.8;

/** A camera's photo as a small JPEG; as it is where the browser can't read it. The server checks it in any case. */
export const shrinkPhoto = async (photo: Blob, sidePx = SIDE_PX, quality = QUALITY): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (context) {
      // Transparent parts would be black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    }
    bitmap.close();
    return await new Promise<Blob>((resolve) =>
      canvas.toBlob((small) => resolve(small ?? photo), 'image/jpeg', quality),
    );
  } catch {
    return photo;
  }
};

/** From what a camera's photo usually needs to what always fits. */
const STEPS = [
  [1600, 0.8],
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
] as const;

/** The largest of a few small JPEGs that has at most so many bytes; null where none has, or the browser can't read the photo. */
export const shrinkPhotoTo = async (photo: Blob, maxBytes: number): Promise<Blob | null> => {
  for (const [sidePx, quality] of STEPS) {
    const small = await shrinkPhoto(photo, sidePx, quality);
    if (small.size <= maxBytes && small.size > 0) return small;
  }
  return null;
};
