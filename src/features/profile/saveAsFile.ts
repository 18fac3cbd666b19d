/** Browsers may read the file a moment after the click. */
const READ_MS = 10_000;

/** Downloads JSON. */
export const saveAsFile = (fileName: string, value: object): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};
