import { EARLY_TOUCHES, IS_ALIVE, LIVING_PARTS } from '../../contract/constants';

/**
 * Records clicks and changes for src/lib/replayPreHydrationEvents.ts. Captures them before React, which stops events
 * that it can't handle yet; the timeout lets hydration by the same event come first.
 */
export const EVENT_RECORDER =
  "for(const type of['click','change'])document.addEventListener(type,({target})=>setTimeout(()=>{" +
  `const part=target.closest('${LIVING_PARTS}'),isPress=type==='click',control=isPress?target.closest('button'):target;` +
  `if(!part||part.${IS_ALIVE}||!control||isPress&&control.form)return;` +
  `const touches=part.${EARLY_TOUCHES}??=[];` +
  'if(!isPress)touches.push({control,checked:control.checked,value:control.value});' +
  'else if(!touches.some(touch=>touch.control===control))' +
  "touches.push({control,heard:control.animate({opacity:.6},{duration:150,fill:'forwards'})})" +
  '}),true)';
