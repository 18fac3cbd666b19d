/**
 * Made by `npm run fonts`; docs/decisions/0012-fonts-cut-by-ourselves.md says why. The shop's fonts, each only with the
 * characters that the shop needs, and the local fonts that stand in for them, stretched to the same measures.
 */
export const fontFaces = [
  {
    fontFamily: 'Fraunces',
    fontWeight: '400 900',
    fontDisplay: 'swap',
    src: "url('/fonts/fraunces-600.ea754ac423.woff2') format('woff2')",
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
  },
  {
    fontFamily: 'Fraunces Fallback',
    fontWeight: '400 900',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
    src: "local('DejaVu Serif Bold')",
    sizeAdjust: '83.91%',
    ascentOverride: '116.55%',
    descentOverride: '30.39%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Fraunces Second Fallback',
    fontWeight: '400 900',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
    src: "local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Tinos Bold')",
    sizeAdjust: '109.64%',
    ascentOverride: '89.20%',
    descentOverride: '23.26%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta',
    fontWeight: '400',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-latin-400.d1d2c87d2f.woff2') format('woff2')",
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
  },
  {
    fontFamily: 'Mukta Fallback',
    fontWeight: '400',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('DejaVu Sans')",
    sizeAdjust: '81.57%',
    ascentOverride: '138.54%',
    descentOverride: '65.22%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta Second Fallback',
    fontWeight: '400',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('Roboto'), local('Arial'), local('Liberation Sans'), local('Arimo')",
    sizeAdjust: '93.45%',
    ascentOverride: '120.93%',
    descentOverride: '56.93%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta',
    fontWeight: '500 600',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-latin-600.089fd705ef.woff2') format('woff2')",
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
  },
  {
    fontFamily: 'Mukta Fallback',
    fontWeight: '500 600',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('DejaVu Sans Bold')",
    sizeAdjust: '75.19%',
    ascentOverride: '150.28%',
    descentOverride: '70.75%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta Second Fallback',
    fontWeight: '500 600',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('Roboto Bold'), local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
    sizeAdjust: '89.69%',
    ascentOverride: '125.99%',
    descentOverride: '59.32%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta',
    fontWeight: '700 900',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-latin-700.db188dfa9b.woff2') format('woff2')",
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
  },
  {
    fontFamily: 'Mukta Fallback',
    fontWeight: '700 900',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('DejaVu Sans Bold')",
    sizeAdjust: '76.60%',
    ascentOverride: '147.53%',
    descentOverride: '69.45%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta Second Fallback',
    fontWeight: '700 900',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+20B9, U+2122, U+2212',
    src: "local('Roboto Bold'), local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
    sizeAdjust: '91.36%',
    ascentOverride: '123.69%',
    descentOverride: '58.23%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Mukta Malar',
    fontWeight: '400 500',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-malar-tamil-400.6ebf747940.woff2') format('woff2')",
    unicodeRange:
      'U+B82-B83, U+B85-B8A, U+B8E-B90, U+B92-B95, U+B99-B9A, U+B9C, U+B9E-B9F, U+BA3-BA4, U+BA8-BAA, U+BAE-BB9, U+BBE-BC2, U+BC6-BC8, U+BCA-BCD, U+BD0, U+BD7, U+BE6-BFA, U+200C-200D, U+25CC',
  },
  {
    fontFamily: 'Mukta Devanagari',
    fontWeight: '400 500',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-devanagari-400.e9807c812d.woff2') format('woff2')",
    unicodeRange: 'U+900-977, U+979-97F, U+200C-200D, U+25CC',
  },
  {
    fontFamily: 'Mukta Malar',
    fontWeight: '600 900',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-malar-tamil-700.a9a9d40da6.woff2') format('woff2')",
    unicodeRange:
      'U+B82-B83, U+B85-B8A, U+B8E-B90, U+B92-B95, U+B99-B9A, U+B9C, U+B9E-B9F, U+BA3-BA4, U+BA8-BAA, U+BAE-BB9, U+BBE-BC2, U+BC6-BC8, U+BCA-BCD, U+BD0, U+BD7, U+BE6-BFA, U+200C-200D, U+25CC',
  },
  {
    fontFamily: 'Mukta Devanagari',
    fontWeight: '600 900',
    fontDisplay: 'swap',
    src: "url('/fonts/mukta-devanagari-700.3b4e51ff60.woff2') format('woff2')",
    unicodeRange: 'U+900-977, U+979-97F, U+200C-200D, U+25CC',
  },
] as const;
