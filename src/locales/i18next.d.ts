import type { Resources } from './resources';

/** `t('…')` knows the keys: those of the English files. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}
