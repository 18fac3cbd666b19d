// Works out once what a component looks like, instead of at each drawing. For styles that depend on the theme alone.
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
