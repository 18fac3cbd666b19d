import Box from '@mui/material/Box';

const colour = (token: string) => `var(--vayal-palette-${token})`;
const paint = (token: string) => ({ fill: colour(token) });
const line = (token: string, strokeWidth: number) => ({
  fill: 'none',
  stroke: colour(token),
  strokeWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Two poles whose wire has snapped, a bird on the one side. Part of the page itself: there is no network to fetch it by. */
export const BrokenLine = () => (
  <Box component="svg" viewBox="0 0 320 240" aria-hidden sx={{ display: 'block', width: 'min(260px, 70%)' }}>
    <Box component="circle" cx="160" cy="120" r="108" sx={paint('surface-tint')} />
    <Box component="path" sx={paint('surface-warm')} d="M66 174Q110 150 160 164T254 172A108 108 0 0 1 66 174Z" />
    <Box component="circle" cx="212" cy="86" r="24" sx={paint('secondary-main')} />
    <Box component="path" sx={line('text-secondary', 7)} d="M92 190V62M232 194V70" />
    <Box component="path" sx={line('text-secondary', 5)} d="M74 78H110M214 86H250" />
    <Box
      component="path"
      sx={line('text-secondary', 2)}
      d="M92 62V190M232 70V194M85 106h14M85 148h14M225 112h14M225 154h14"
    />
    <Box
      component="path"
      sx={line('primary-main', 3)}
      d="M14 66Q48 86 76 80M108 80Q134 96 146 124q4 10 12 8M306 70Q274 92 248 88M216 88Q196 106 190 134q-2 12 -12 12"
    />
    <Box component="path" sx={line('secondary-main', 3)} d="M164 110l4 -12M172 118l12 -7M162 122l-10 -6" />
    <Box
      component="path"
      sx={paint('primary-dark')}
      d="M28 62c-4-14 8-24 20-20 4-8 14-8 18 0l9 4-9 3c-2 12-14 20-26 18l-16 10z"
    />
    <Box component="circle" cx="58" cy="43" r="2" sx={paint('background-paper')} />
    <Box component="path" sx={line('primary-dark', 2)} d="M40 67l-1 9M47 67l1 11" />
  </Box>
);
