import { PRE_HYDRATION_EVENTS, IS_HYDRATED, HYDRATION_ROOTS } from '../../contract/constants';

/**
 * Records clicks and changes for src/lib/replayPreHydrationEvents.ts. Captures them before React, which stops events
 * that it can't handle yet; the timeout lets hydration by the same event come first.
 */
export const EVENT_RECORDER =
  "for(const type of['click','change'])document.addEventListener(type,({target})=>setTimeout(()=>{" +
  `const part=target.closest('${HYDRATION_ROOTS}'),isPress=type==='click',control=isPress?target.closest('button'):target;` +
  `if(!part||part.${IS_HYDRATED}||!control||isPress&&control.form)return;` +
  `const touches=part.${PRE_HYDRATION_EVENTS}??=[];` +
  'if(!isPress)touches.push({control,checked:control.checked,value:control.value});' +
  'else if(!touches.some(touch=>touch.control===control))' +
  "touches.push({control,heard:control.animate({opacity:.6},{duration:150,fill:'forwards'})})" +
  '}),true)';
