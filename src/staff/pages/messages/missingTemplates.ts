import type { StaffMessages } from '../../../../contract/staffMessages';

type MessageText = StaffMessages['kinds'][number]['texts'][number];

/** The providers that don't send a text until the id of its template is entered. */
export const missingIn = ({ templates }: MessageText, providers: StaffMessages['providers']) =>
  providers.filter(({ name, needsTemplate }) => needsTemplate && !templates.some(({ provider }) => provider === name));
