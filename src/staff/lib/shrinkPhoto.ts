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
