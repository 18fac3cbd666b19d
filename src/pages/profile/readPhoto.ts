import { isHeic, MAX_UPLOAD_BYTES, photoFormat } from '../../../contract/constants';

export type PhotoProblem = 'tooLarge' | 'empty' | 'wrongType' | 'heic' | 'unreadable';
export type PhotoResult = { photo: string } | { problem: PhotoProblem } | null;

/** A format is recognized by 12 bytes. */
const START_LENGTH_BASE64 = 16;

/**
 * Reads the first chosen file as a data URL; null for an empty selection (specification §5). Its bytes decide on the
 * format: the browser takes a file's type from its name.
 */
export const readPhoto = async (files: FileList | null): Promise<PhotoResult> => {
  const file = files?.[0];
  if (!file) return null;
  if (file.size > MAX_UPLOAD_BYTES) return { problem: 'tooLarge' };
  if (file.size === 0) return { problem: 'empty' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const base64 = (reader.result as string).replace(/^.*,/, '');
      const start = atob(base64.slice(0, START_LENGTH_BASE64));
      const format = photoFormat(start);
      if (format) resolve({ photo: `data:image/${format};base64,${base64}` });
      else resolve({ problem: isHeic(start) ? 'heic' : 'wrongType' });
    };
    reader.onerror = () => resolve({ problem: 'unreadable' });
    reader.readAsDataURL(file);
  });
};
