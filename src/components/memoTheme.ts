// Works out once what a component of a list looks like, instead of once for each of its fifty cards. For styles that depend on the theme alone.
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
