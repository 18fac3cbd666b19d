// Evaluates this one bundle in several tasks: as one they block a cheap phone for 250 ms.
import { assetsUrl } from '../../lib/assetsUrl';
import { yieldToMain } from '../../lib/yieldToMain';
import { showStartError } from './showStartError';

__webpack_public_path__ = `${assetsUrl()}/`;

const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["componentDefaults"] */ '../theme/componentDefaults'),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ '../theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["homepageApi"] */ '../../store/api/homepageApi'),
  () => import(/* webpackMode: "eager" */ '../../store/makeStore'),
  () => import(/* webpackMode: "eager" */ '../layout/Header'),
  () => import(/* webpackMode: "eager" */ '../routing/routes'),
];

const run = async (root: HTMLElement): Promise<void> => {
  for (const evaluate of parts) {
    await yieldToMain();
    await evaluate();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(root);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
run(root).catch((error: unknown) => {
  showStartError(root);
  reportError(error);
});
