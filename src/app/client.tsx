// Where the browser begins. All of this is one file, but each part is run in a task of its own: together they would hold up a cheap phone for a quarter
// of a second.
import { breathe } from '../lib/breathe';
import { tellStartFailed } from './tellStartFailed';

const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["componentDefaults"] */ './theme/componentDefaults'),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ './theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["homepageApi"] */ '../store/api/homepageApi'),
  () => import(/* webpackMode: "eager" */ '../store/makeStore'),
  () => import(/* webpackMode: "eager" */ './layout/Header'),
  () => import(/* webpackMode: "eager" */ './routing/routes'),
];

const begin = async (root: HTMLElement): Promise<void> => {
  for (const run of parts) {
    await breathe();
    await run();
  }
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  await start(root);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
begin(root).catch((error: unknown) => {
  tellStartFailed(root);
  reportError(error);
});
