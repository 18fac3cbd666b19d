import { inflateSync } from 'node:zlib';

/** The texts that a PDF of pdfkit shows, in the order of drawing. Marks that shaping moved come as they are drawn. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? '')?.[1];
      fonts.set(name!, readCharacterMap(objects.get(toUnicode ?? '')?.stream ?? ''));
    }
  }
  return pdfContents(objects)
    .map((content) => textOf(content, fonts))
    .join('\n');
}

/** Returns what is drawn on its pages, as a PDF writes it. */
export const pdfContents = (objects: ReadonlyMap<string, PdfObject>): string[] =>
  [...objects.values()].filter(({ head }) => !/\/(Subtype|Length1|Type)\b/.test(head)).map(({ stream }) => stream);

interface PdfObject {
  head: string;
  /** Inflated; '' without one. */
  stream: string;
}

export function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/gm)) {
    const [whole, id, head] = match;
    const length = Number(/\/Length (\d+)/.exec(head!)?.[1] ?? 0);
    const start = match.index + whole.length;
    const isText = whole.endsWith('stream\n') && !/\/(Image|FontFile|Length1|CIDFontType0C)/.test(head!);
    const stream = isText ? inflateSync(pdf.subarray(start, start + length)).toString('latin1') : '';
    objects.set(id!, { head: head!, stream });
  }
  return objects;
}

/** Glyph numbers in hexadecimal, to characters. */
function readCharacterMap(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, codes], at) => {
      const units = codes!.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const glyph = (Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0');
      characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return characters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else {
      const glyphs = [...shown!.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      text += `${glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? '').join('')}\n`;
    }
  }
  return text;
}
