import { PRE_HYDRATION_EVENTS, IS_HYDRATED, HYDRATION_ROOTS } from '../../contract/constants';

/**
 * Records clicks and changes for src/lib/replayPreHydrationEvents.ts. Captures them before React, which stops events
 * that it can't handle yet; the timeout lets hydration by the same event come first.
 */
export const EVENT_RECORDER =
  "for(const type of['click','change'])document.addEventListener(type,({target})=>setTimeout(()=>{" +
  `const root=target.closest('${HYDRATION_ROOTS}'),isPress=type==='click',control=isPress?target.closest('button'):target;` +
  `if(!root||root.${IS_HYDRATED}||!control||isPress&&control.form)return;` +
  `const events=root.${PRE_HYDRATION_EVENTS}??=[];` +
  'if(!isPress)events.push({control,checked:control.checked,value:control.value});' +
  'else if(!events.some(event=>event.control===control))' +
  "events.push({control,feedback:control.animate({opacity:.6},{duration:150,fill:'forwards'})})" +
  '}),true)';
