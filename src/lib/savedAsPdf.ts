import { saveAsFile } from './saveAsFile';

/**
 * Saves the file of a response as it arrives, so that no store holds it. Errors are read as usual.
 */
export const savedAsPdf =
  (name: string) =>
  async (response: Response): Promise<unknown> => {
    if (!response.ok) return response.json();
    saveAsFile(`${name.replaceAll('/', '-')}.pdf`, await response.blob(), 'application/pdf');
    return null;
  };
