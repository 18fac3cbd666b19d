import { sourceHash } from '../lib/sourceHash';

/** The compiled files of ./inline: see scripts/inlineScripts.cjs. */
declare const INLINE_SCRIPTS: Readonly<Record<'staffHead' | 'eventRecorder' | 'head' | 'scriptLoader', string>>;

export const inlineScripts = INLINE_SCRIPTS;

/** Allows them in a content security policy. */
export const inlineScriptHashes = Object.values(inlineScripts).map(sourceHash);
