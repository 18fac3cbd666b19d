/** The URL of this page's entry script, or ''. The hash in its name identifies the release. */
export const mainScript = (): string =>
  [...document.scripts].map(({ src }) => src).find((src) => /\/main\.\w+\.js$/.test(src)) ?? '';
