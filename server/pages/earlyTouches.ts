import { EARLY_TOUCHES, IS_ALIVE, LIVING_PARTS } from '../../contract/constants';
import { sourceHash } from '../lib/sourceHash';

/**
 * Remembers, in their order, which buttons were pressed and what was chosen before a part of the page has come to life: it is done again then
 * (src/lib/replayPreHydrationEvents.ts). A pressed button grows paler, which shows that it was heard. Links need no script, nor do forms and their buttons.
 * React itself stops what it can't answer yet, so this listens before; what brings a part to life has been answered when the timer comes.
 */
const RECORDER =
  "for(const type of['click','change'])document.addEventListener(type,({target})=>setTimeout(()=>{" +
  `const part=target.closest('${LIVING_PARTS}'),isPress=type==='click',control=isPress?target.closest('button'):target;` +
  `if(!part||part.${IS_ALIVE}||!control||isPress&&control.form)return;` +
  `const touches=part.${EARLY_TOUCHES}??=[];` +
  'if(!isPress)touches.push({control,checked:control.checked,value:control.value});' +
  'else if(!touches.some(touch=>touch.control===control))' +
  "touches.push({control,heard:control.animate({opacity:.6},{duration:150,fill:'forwards'})})" +
  '}),true)';

/** Of the same page in each answer, so that it can't carry the nonce: the policy of pages names it by what it holds. */
export const EARLY_TOUCHES_HASH = sourceHash(RECORDER);

/** The element behind a drawn page that remembers what is touched. */
export const earlyTouches = (): string => `<script>${RECORDER}</script>`;
