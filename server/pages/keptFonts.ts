import { sourceHash } from '../lib/sourceHash';

/** Has what stands in the template before it come true under a service worker, which has it all at hand. */
const LOADER =
  "if((navigator.serviceWorker||{}).controller)(links=>links.replaceWith(links.content))(document.currentScript.previousElementSibling)";

/** Of the same page in each answer, so that it can't carry the nonce: the policy of pages names it by what it holds. */
export const KEPT_FONTS_HASH = sourceHash(LOADER);

/** The elements behind a drawn page that ask for fonts before its styles do, where that costs nothing. */
export const keptFonts = (links: string): string => `<template>${links}</template><script>${LOADER}</script>`;
