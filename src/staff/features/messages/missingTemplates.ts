import { LANGUAGES } from '../../../../contract/constants';
import type { StaffMessages } from '../../../../contract/staffMessages';

type MessageText = StaffMessages['kinds'][number]['texts'][number];

/** The providers that don't send a text until the id of its template is entered. */
export const missingIn = ({ toRegister, templates }: MessageText, providers: StaffMessages['providers']) =>
  providers.filter(
    ({ name, needsTemplate }) =>
      toRegister !== null && needsTemplate && !templates.some(({ provider }) => provider === name),
  );

/** The kinds that providers don't send in a language yet; what lacks nothing is left out. */
export const missingByProvider = ({ providers, kinds }: Pick<StaffMessages, 'providers' | 'kinds'>) =>
  providers.flatMap((provider) =>
    LANGUAGES.flatMap((language) => {
      const missing = kinds.filter(({ texts }) =>
        texts.some((text) => text.language === language && missingIn(text, [provider]).length > 0),
      );
      return missing.length > 0 ? [{ provider: provider.name, language, kinds: missing.map(({ kind }) => kind) }] : [];
    }),
  );
