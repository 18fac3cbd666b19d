import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase } from './database';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function keyOf(text: string): Promise<string> {
  const [row] = await database.db.select({ key: sql<string>`search_key(${text})` }).from(sql`(SELECT) AS once`);
  return row!.key;
}

describe('the spelling that names and searches are compared in', () => {
  it.each([
    ['கேழ்வரகு', 'kezhvaragu', 'kelvaragu', 'KEZHVARAKU', 'kezvaragu'],
    ['தினை', 'thinai', 'tinai', 'thinnai', 'thinay'],
    ['கம்பு', 'kambu', 'kampu', 'kambhu', 'kanbu'],
    ['சாமை', 'samai', 'saamai', 'chaamai', 'sammai'],
    ['குதிரைவாலி', 'kuthiraivali', 'kudiraivaali', 'kuthiraivaalee'],
    ['கருப்பு கவுனி', 'karuppu kavuni', 'karupu kavooni', 'Karuppu  Kavuni'],
    ['சீரகச் சம்பா', 'seeraga samba', 'jeeraga sampaa', 'siraga-samba'],
    ['பூங்கார்', 'poongar', 'poonkaar', 'pungar'],
    ['மாவு', 'maavu', 'mavu', 'maavoo'],
    ['कंगनी', 'kangni', 'kangnee', 'கங்க்னி'],
    ['बाजरा', 'bajra', 'baajraa'],
    ['चावल', 'chawal', 'chaaval', 'saval'],
    ['रागी', 'ragi', 'raagi', 'ragee', 'ராகி'],
    ['डोसा', 'dosa', 'dhosa', 'thosa'],
    ['कुटकी', 'kutki', 'kootki'],
    ['மிக்ஸ்', 'मिक्स', 'mix', 'mixes'],
  ])('is one for %s however it is written', async (word, ...spellings) => {
    const key = await keyOf(word);
    expect(key).toMatch(/^[a-z ]+$/);
    for (const spelling of spellings) expect([spelling, await keyOf(spelling)]).toEqual([spelling, key]);
  });

  it.each([
    ['millets', 'millet'],
    ['Rices', 'rice'],
    ['flours', 'flour'],
  ])('takes %s for %s', async (many, one) => {
    expect(await keyOf(many)).toBe(await keyOf(one));
  });

  it.each([
    ['ragi', 'rajma'],
    ['kodo', 'kutki'],
    ['samai', 'samba'],
    ['varagu', 'kezhvaragu'],
    ['தினை', 'தேன்'],
    ['चना', 'चेना'],
  ])('distinguishes %s and %s', async (one, other) => {
    expect(await keyOf(one)).not.toBe(await keyOf(other));
  });

  it('is the same however letters are put together: composed or not, with joiners, in full width', async () => {
    expect(await keyOf('கொள்ளு'.normalize('NFD'))).toBe(await keyOf('கொள்ளு'.normalize('NFC')));
    expect(await keyOf('பு\u200cட்டு')).toBe(await keyOf('புட்டு'));
    expect(await keyOf('ＲＡＧＩ')).toBe(await keyOf('ragi'));
    expect(await keyOf('Crème')).toBe(await keyOf('creme'));
    expect(await keyOf('फ़सल')).toBe(await keyOf('फसल'));
  });

  it.each(['%_\\', "';--", '<>', '🌾🌾🌾', '   ', '', 'హలో', '|', '()[]{}.*+?^$'])(
    'leaves nothing of %j that could mean anything to the database',
    async (signs) => {
      expect(await keyOf(signs)).toBe('');
      expect(await keyOf(`ragi${signs}flour`)).toMatch(/^[a-z]+ ?[a-z]+$/);
    },
  );

  it('leaves numbers unchanged', async () => {
    expect(await keyOf('5 x 500')).toMatch(/^5 [a-z]+ 500$/);
  });
});
