/** Browsers may read the file a moment after the click. */
const READ_MS = 10_000;

/** Downloads a file. @param type its media type */
export const saveAsFile = (fileName: string, content: string | Blob, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};
