import type { Language } from '../../../../contract/constants';

const CRORE = 10_000_000;
const LAKH = 100_000;
const THOUSAND = 1_000;
const HUNDRED = 100;

/** Amounts in rupees from here on are not written in words. */
const LIMIT = 100 * CRORE;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

// English ------------------------------------------------------------------------------------------------------------

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function englishNumber(number: number): string {
  if (number < ENGLISH.length) return ENGLISH[number] ?? '';
  if (number < HUNDRED) {
    const unit = number % 10;
    return `${ENGLISH_TENS[Math.floor(number / 10)] ?? ''}${unit === 0 ? '' : `-${ENGLISH[unit] ?? ''}`}`;
  }
  return grouped(number, englishNumber, { crore: 'crore', lakh: 'lakh', thousand: 'thousand', hundred: 'hundred' });
}

function grouped(
  number: number,
  word: (part: number) => string,
  names: Record<'crore' | 'lakh' | 'thousand' | 'hundred', string>,
): string {
  const steps = [
    [CRORE, names.crore],
    [LAKH, names.lakh],
    [THOUSAND, names.thousand],
    [HUNDRED, names.hundred],
  ] as const;
  const [size, name] = steps.find(([least]) => number >= least) ?? [1, ''];
  const rest = number % size;
  return joined([word(Math.floor(number / size)), name, rest === 0 ? '' : word(rest)]);
}

// Hindi --------------------------------------------------------------------------------------------------------------

/** Each number below a hundred has a word of its own. */
const HINDI =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );

const hindiNumber = (number: number): string =>
  number < HUNDRED
    ? (HINDI[number] ?? '')
    : grouped(number, hindiNumber, { crore: 'करोड़', lakh: 'लाख', thousand: 'हज़ार', hundred: 'सौ' });

// Tamil --------------------------------------------------------------------------------------------------------------

const TAMIL =
  'பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொன்று பன்னிரண்டு பதிமூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது'.split(
    ' ',
  );
const TAMIL_TENS = ['', '', 'இருபது', 'முப்பது', 'நாற்பது', 'ஐம்பது', 'அறுபது', 'எழுபது', 'எண்பது', 'தொண்ணூறு'];
const TAMIL_HUNDREDS = ' நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்'.split(' ');

/** Numbers end otherwise before further words: நூறு, but நூற்று ஐந்து. */
const beforeMore = (word: string): string =>
  word
    .replace(/பது$/, 'பத்து')
    .replace(/ூறு$/, 'ூற்று')
    .replace(/யிரம்$/, 'யிரத்து')
    .replace(/லட்சம்$/, 'லட்சத்து')
    .replace(/கோடி$/, 'கோடியே');

const withRest = (word: string, rest: number): string =>
  rest === 0 ? word : `${beforeMore(word)} ${tamilNumber(rest)}`;

/** Before a noun, one is ஒரு: இருபத்து ஒரு லட்சம். */
const counting = (number: number): string =>
  tamilNumber(number)
    .replace(/ஒன்று$/, 'ஒரு')
    .replace(/னொன்று$/, 'னொரு');

/** The thousand grows onto its number: இரண்டாயிரம், பதினோராயிரம். */
function tamilThousands(count: number): string {
  if (count === 1) return 'ஆயிரம்';
  if (count === 3) return 'மூவாயிரம்';
  const word = tamilNumber(count);
  if (word.endsWith('னொன்று')) return word.replace(/னொன்று$/, 'னோராயிரம்');
  if (word.endsWith('ஒன்று')) return word.replace(/ஒன்று$/, 'ஓராயிரம்');
  return word.replace(/ு$/, 'ாயிரம்');
}

function tamilNumber(number: number): string {
  if (number < TAMIL.length) return TAMIL[number] ?? '';
  if (number < HUNDRED) return withRest(TAMIL_TENS[Math.floor(number / 10)] ?? '', number % 10);
  if (number < THOUSAND) return withRest(TAMIL_HUNDREDS[Math.floor(number / HUNDRED)] ?? '', number % HUNDRED);
  if (number < LAKH) return withRest(tamilThousands(Math.floor(number / THOUSAND)), number % THOUSAND);
  if (number < CRORE) return withRest(`${counting(Math.floor(number / LAKH))} லட்சம்`, number % LAKH);
  return withRest(`${counting(Math.floor(number / CRORE))} கோடி`, number % CRORE);
}

// Amounts ------------------------------------------------------------------------------------------------------------

const WORDS: Readonly<Record<Language, (rupees: number, paise: number) => string>> = {
  en: (rupees, paise) => {
    const fraction = paise === 0 ? '' : `and ${englishNumber(paise)} paise`;
    const text = joined([englishNumber(rupees), rupees === 1 ? 'rupee' : 'rupees', fraction, 'only']);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  ta: (rupees, paise) =>
    joined(['ரூபாய்', tamilNumber(rupees), paise === 0 ? '' : `மற்றும் ${tamilNumber(paise)} பைசா`, 'மட்டும்']),
  hi: (rupees, paise) =>
    joined([
      hindiNumber(rupees),
      rupees === 1 ? 'रुपया' : 'रुपये',
      paise === 0 ? '' : `और ${hindiNumber(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}`,
      'मात्र',
    ]),
};

/** 14500 → One hundred forty-five rupees only; in lakhs and crores. @param paise from 0 to below 100 crore rupees */
export function amountInWords(paise: number, language: Language): string {
  const rupees = Math.floor(paise / 100);
  if (!Number.isInteger(paise) || paise < 0 || rupees >= LIMIT) throw new Error(`no words for ${paise} paise`);
  return WORDS[language](rupees, paise % 100);
}
