import { fontName, scriptRuns, type Fonts, type Weight } from './fonts';

/** The size of A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const;
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const BOTTOM = PAGE.height - PAGE.margin;

/** The shop's colours on paper: see src/app/theme/tokens.ts. */
export const INK = '#1F2A21';
export const SOFT = '#566257';
export const LEAF = '#24603A';
export const TINT = '#E4EFE3';
export const LINE = '#D9D0BC';

/** Signs of Tamil and Hindi reach above and below. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.06;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
}

export interface TextBox extends TextStyle {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/** Draws text of mixed scripts, each run in the font that has its letters. */
export async function createSheet(fonts: Fonts, info: { title: string; author: string; at: Date; language: string }) {
  // Loads when the first document is printed: a start needs none.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
  });
  for (const [name, file] of fonts) doc.registerFont(name, Buffer.from(file));

  const lineHeight = (size: number) => size * LINE_HEIGHT;

  function widthOf(text: string, { size = 9, weight = 400 }: TextStyle): number {
    return scriptRuns(text).reduce(
      (width, run) => width + doc.font(fontName(run.script, weight)).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Breaks at spaces; a word without room is broken between its letters. */
  function linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ').flatMap((each) => broken(each, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line === '' || widthOf(longer, style) <= width) line = longer;
        else {
          lines.push(line);
          line = word;
        }
      }
      lines.push(line);
    }
    return lines;
  }

  function broken(word: string, width: number, style: TextStyle): string[] {
    if (widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (part !== '' && widthOf(part + segment, style) > width) {
        parts.push(part);
        part = '';
      }
      part += segment;
    }
    return [...parts, part];
  }

  return {
    doc,
    widthOf,

    heightOf: (text: string, width: number, style: TextStyle = {}): number =>
      text === '' ? 0 : linesOf(text, width, style).length * lineHeight(style.size ?? 9),

    /** @returns where the text ends */
    text(text: string, { x, y, width, align = 'left', color = INK, size = 9, weight = 400 }: TextBox): number {
      if (text === '') return y;
      let top = y;
      for (const line of linesOf(text, width, { size, weight })) {
        let left = align === 'right' ? x + width - widthOf(line, { size, weight }) : x;
        for (const run of scriptRuns(line)) {
          doc.font(fontName(run.script, weight)).fontSize(size).fillColor(color);
          doc.text(run.text, left, top + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
          left += doc.widthOfString(run.text);
        }
        top += lineHeight(size);
      }
      return top;
    },

    rule(y: number, { from = LEFT, to = RIGHT, color = LINE, width = 0.75 } = {}): void {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
    },

    box(x: number, y: number, width: number, height: number, color: string): void {
      doc.rect(x, y, width, height).fill(color);
    },

    /** All pages as one file. */
    async end(): Promise<Buffer> {
      const parts: Buffer[] = [];
      const done = new Promise<void>((resolve, reject) => {
        doc.on('data', (part: Buffer) => parts.push(part));
        doc.on('end', resolve);
        doc.on('error', reject);
      });
      doc.end();
      await done;
      return Buffer.concat(parts);
    },
  };
}
