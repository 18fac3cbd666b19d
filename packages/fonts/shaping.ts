import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** Opens a TrueType file with HarfBuzz. */
export const openFont = (file: Uint8Array): { font: Font; unitsPerEm: number; characters: ReadonlySet<number> } => {
  const bytes = new Uint8Array(file);
  const face = new Face(new Blob(bytes.buffer));
  return { font: new Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
};

export interface ShapedGlyph {
  glyph: number;
  /** From the start of the text, in the font's units; y points up. */
  x: number;
  y: number;
}

/** Shapes a line of text: glyphs joined, reordered, kerned and positioned by the rules of its script. */
export const shapeText = (
  font: Font,
  text: string,
  features: readonly string[] = [],
): { glyphs: ShapedGlyph[]; width: number } => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(
    font,
    buffer,
    features.map((feature) => Feature.fromString(feature)).filter((feature) => feature !== undefined),
  );
  let width = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const placed = { glyph: codepoint, x: width + xOffset, y: yOffset };
    width += xAdvance;
    return placed;
  });
  return { glyphs, width };
};

/** How wide a line of text is, in the font's units. */
export const measure = (font: Font, text: string): number => shapeText(font, text).width;
