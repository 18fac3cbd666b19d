// Computes a component's styles once instead of on each render. Use it for styles that depend on the theme alone.
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
