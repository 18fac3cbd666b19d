import { appendScripts } from './shared/appendScripts';

const paths = JSON.parse(document.currentScript?.dataset.paths ?? '[]') as string[];

const load = (): void => appendScripts(paths, () => document.querySelector('#root>[inert]')?.remove());

// Running the scripts would delay the first view's paint.
const shown = window.earlyCalls?.shown;
if (shown) void shown.then(() => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load))));
else load();
