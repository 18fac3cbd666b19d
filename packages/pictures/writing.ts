import type { BannerPicture, Picture } from '../../contract/pictures';
import type { Drawn } from './album';

export type Shown = Pick<Drawn, 'shelf' | 'id' | 'cut'> & { picture: Picture };

/** What the shop's rows are hung with: see server/db/seed/pictures.ts. */
export interface Manifest {
  packs: Record<string, Picture>;
  served: Record<string, Picture>;
  categories: Record<string, Picture>;
  banners: Record<string, BannerPicture>;
}

const shelfOf = (shown: readonly Shown[], shelf: Drawn['shelf']): Record<string, Picture> =>
  Object.fromEntries(shown.filter((one) => one.shelf === shelf).map(({ id, picture }) => [id, picture]));

export const manifestOf = (shown: readonly Shown[]): Manifest => {
  const cuts = shown.filter(({ shelf }) => shelf === 'banners');
  const cut = (id: string, which: 'wide' | 'tall'): Picture => {
    const found = cuts.find((one) => one.id === id && one.cut === which);
    if (!found) throw new Error(`The banner ${id} has no ${which} cut`);
    return found.picture;
  };
  return {
    packs: shelfOf(shown, 'packs'),
    served: shelfOf(shown, 'served'),
    categories: shelfOf(shown, 'categories'),
    banners: Object.fromEntries(
      [...new Set(cuts.map(({ id }) => id))].map((id) => [id, { wide: cut(id, 'wide'), tall: cut(id, 'tall') }]),
    ),
  };
};

/** A line for each picture, so that a change shows which ones were drawn anew. */
export const manifestText = (manifest: Manifest): string => {
  const entries = Object.entries(manifest) as [string, Record<string, Picture | BannerPicture>][];
  const shelves = entries.map(([shelf, pictures]) => {
    const lines = Object.entries(pictures).map(
      ([id, picture]) => `    ${JSON.stringify(id)}: ${JSON.stringify(picture)}`,
    );
    return `  ${JSON.stringify(shelf)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${shelves.join(',\n')}\n}\n`;
};

/** The screens' own drawings: few, and known to the screens by name. */
export const smallDrawingsModule = (shown: readonly Shown[]): string => `// Written by \`npm run pictures\`.
import type { Picture } from '../../contract/pictures';

/** The small drawings of empty and broken screens, and of Home. */
export const smallDrawings = ${JSON.stringify(shelfOf(shown, 'small'), null, 2)} as const satisfies Record<string, Picture>;
`;

/** An .ico file around one PNG. */
export const icoOf = (png: Buffer, side: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};
