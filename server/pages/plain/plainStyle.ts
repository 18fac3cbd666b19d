import { existsSync, readdirSync } from 'node:fs';

/** File names up to their hash (`npm run fonts`). */
const FACES = [
  { file: 'fraunces-600', family: 'Fraunces', weight: '400 900' },
  { file: 'mukta-latin-400', family: 'Mukta', weight: '400 500' },
  { file: 'mukta-latin-700', family: 'Mukta', weight: '600 900' },
  { file: 'mukta-malar-tamil-400', family: 'Mukta Malar', weight: '400 500' },
  { file: 'mukta-malar-tamil-700', family: 'Mukta Malar', weight: '600 900' },
  { file: 'mukta-devanagari-400', family: 'Mukta Devanagari', weight: '400 500' },
  { file: 'mukta-devanagari-700', family: 'Mukta Devanagari', weight: '600 900' },
] as const;

/** Falls back to system fonts in tests, where none are built. */
function fontFaces(fontsDir: string): string {
  const files = existsSync(fontsDir) ? readdirSync(fontsDir) : [];
  return FACES.map(({ file, family, weight }) => {
    const found = files.find((name) => name.startsWith(`${file}.`));
    return found
      ? `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/fonts/${found}") format("woff2")}\n`
      : '';
  }).join('');
}

const DARK = `
color-scheme:dark;
--ground:#131914;--paper:#1b231d;--line:#35423a;--edge:#7f8d82;--ink:#eff2e9;--soft:#b6c1b5;
--leaf:#8fcb9d;--leaf-dark:#bce3c3;--tint:#22352a;--on-leaf:#0d2114;--turmeric:#e9b44c;--warm:#372d17;--error:#f4a79f;--error-tint:#3d211e`;

/** Colours as in src/app/theme/tokens.ts. */
const STYLE = `
:root{color-scheme:light;
--ground:#fbf7ee;--paper:#fff;--line:#e7dfce;--edge:#8a846f;--ink:#1f2a21;--soft:#566257;
--leaf:#24603a;--leaf-dark:#17402a;--tint:#e4efe3;--on-leaf:#fff;--turmeric:#e3a21a;--warm:#fbefd3;--error:#b3261e;--error-tint:#fbe9e7}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:17px/1.5 Mukta,"Mukta Malar","Mukta Devanagari",system-ui,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}
p{margin:0}
.note{margin-bottom:24px;padding:8px 16px;border:1px dashed var(--edge);border-radius:14px;font-size:15px;color:var(--soft);text-align:center}
.card{padding:32px 24px;border:1px solid var(--line);border-radius:14px;background:var(--paper);text-align:center}
.mark{display:block;width:64px;height:64px;margin:0 auto 16px}
.disc{fill:var(--leaf)}
.sun{fill:var(--turmeric)}
.rows{fill:none;stroke:var(--paper);stroke-width:2.4;stroke-linecap:round}
h1{margin:0 0 8px;font-size:15px;font-weight:400;color:var(--soft)}
.amount{margin:16px 0 4px;font-size:44px;line-height:1.15;font-weight:700}
.order{margin-bottom:32px;color:var(--soft);font-variant-numeric:tabular-nums}
.outcome{margin-bottom:24px;padding:12px 16px;border-radius:14px;font-weight:600;background:var(--tint);color:var(--leaf-dark)}
.failed,.expired{background:var(--error-tint);color:var(--error)}
form{margin:0 0 12px}
.others{display:flex;flex-wrap:wrap;gap:12px}
.others form{display:grid;flex:1 1 140px;margin:0}
button{width:100%;min-height:48px;padding:8px 16px;border:1px solid var(--edge);border-radius:999px;background:none;color:var(--leaf);font:inherit;font-size:15px;font-weight:600;cursor:pointer}
button:hover{border-color:currentColor;background:var(--tint)}
.pay{min-height:56px;border-color:var(--leaf);background:var(--leaf);color:var(--on-leaf);font-size:17px}
.pay:hover{background:var(--leaf-dark)}
button:focus-visible,a:focus-visible{outline:2px solid var(--leaf-dark);outline-offset:2px;box-shadow:0 0 0 6px var(--turmeric)}
.back{margin-top:24px}
a{display:inline-block;padding:10px 16px;border-radius:999px;color:var(--leaf);font-weight:600;text-underline-offset:.2em}
`;

export const plainStyle = (fontsDir: string): string => fontFaces(fontsDir) + STYLE;
