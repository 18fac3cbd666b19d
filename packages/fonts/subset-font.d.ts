declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Pinned to one value each. */
    variationAxes?: Readonly<Record<string, number>>;
    noHinting?: boolean;
    /** OpenType features; all of them by default. */
    keepFeatures?: readonly string[];
    /** Without a text: only convert. */
    keepAllGlyphs?: boolean;
  }
  const subsetFont: (font: Uint8Array, text: string | undefined, options?: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}
