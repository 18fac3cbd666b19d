import type { Language } from '../../contract/constants';
import { chooseLanguage } from '../lib/language';

/** They stand here as well as in the locales: those have not arrived. */
export const WORDS: Readonly<Record<Language, { codeTitle: string; tryAgain: string }>> = {
  en: { codeTitle: 'This part of the shop did not arrive', tryAgain: 'Try again' },
  ta: { codeTitle: 'கடையின் இந்தப் பகுதி வந்து சேரவில்லை', tryAgain: 'மீண்டும் முயலவும்' },
  hi: { codeTitle: 'दुकान का यह हिस्सा नहीं पहुँचा', tryAgain: 'फिर कोशिश करें' },
};

/** Says that the shop could not come to life, on an empty page or above the one that the server has drawn, and offers to load it anew. */
export const tellStartFailed = (root: HTMLElement): void => {
  const language = chooseLanguage(document.cookie, navigator.languages, window.location.search);
  const { codeTitle, tryAgain } = WORDS[language];
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.lang = language;
  // The theme has not arrived either.
  notice.style.cssText =
    'position:sticky;top:0;z-index:2000;display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin:0;padding:16px;' +
    'background:Canvas;color:CanvasText';
  const button = document.createElement('button');
  button.textContent = tryAgain;
  button.style.cssText = 'font:inherit;padding:8px 16px';
  button.addEventListener('click', () => window.location.reload());
  notice.append(codeTitle, button);
  root.prepend(notice);
};
