import { IS_ALIVE, LIVING_PARTS, PRESSED_EARLY } from '../../contract/constants';
import { sourceHash } from '../lib/sourceHash';

/**
 * Marks each button that is pressed before its part of the page has come to life: it grows paler, and is pressed again then
 * (src/lib/answerEarlyTouches.ts). What else can be touched needs no script: links and forms work, fields keep what was chosen or typed.
 * An attribute as a mark would differ from what React expects to find. React itself stops a press that it can't answer yet, so this listens before; one
 * that brings a part to life has been answered when the timer comes.
 */
const MARKER =
  "document.addEventListener('click',({target})=>{" +
  `const button=target.closest('button'),part=target.closest('${LIVING_PARTS}');` +
  `if(button&&part)setTimeout(()=>{if(!part.${IS_ALIVE})button.${PRESSED_EARLY}??=button.animate({opacity:.6},{duration:150,fill:'forwards'})})` +
  '},true)';

/** Of the same page in each answer, so that it can't carry the nonce: the policy of pages names it by what it holds. */
export const EARLY_TOUCHES_HASH = sourceHash(MARKER);

/** The element behind a drawn page that remembers what is pressed. */
export const EARLY_TOUCHES = `<script>${MARKER}</script>`;
