// Computes a component's styles once instead of on each render. For styles that depend on the theme alone.
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
