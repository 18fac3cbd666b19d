import { amountInWords } from './amountInWords';

it.each<[number, string, string, string]>([
  [0, 'Zero rupees only', 'ரூபாய் பூஜ்யம் மட்டும்', 'शून्य रुपये मात्र'],
  [100, 'One rupee only', 'ரூபாய் ஒன்று மட்டும்', 'एक रुपया मात्र'],
  [
    14_550,
    'One hundred forty-five rupees and fifty paise only',
    'ரூபாய் நூற்று நாற்பத்து ஐந்து மற்றும் ஐம்பது பைசா மட்டும்',
    'एक सौ पैंतालीस रुपये और पचास पैसे मात्र',
  ],
  [19_000, 'One hundred ninety rupees only', 'ரூபாய் நூற்று தொண்ணூறு மட்டும்', 'एक सौ नब्बे रुपये मात्र'],
  [99_900, 'Nine hundred ninety-nine rupees only', 'ரூபாய் தொள்ளாயிரத்து தொண்ணூற்று ஒன்பது மட்டும்', 'नौ सौ निन्यानवे रुपये मात्र'],
  [1_00_000, 'One thousand rupees only', 'ரூபாய் ஆயிரம் மட்டும்', 'एक हज़ार रुपये मात्र'],
  [3_05_000, 'Three thousand fifty rupees only', 'ரூபாய் மூவாயிரத்து ஐம்பது மட்டும்', 'तीन हज़ार पचास रुपये मात्र'],
  [11_00_000, 'Eleven thousand rupees only', 'ரூபாய் பதினோராயிரம் மட்டும்', 'ग्यारह हज़ार रुपये मात्र'],
  [
    21_23_400,
    'Twenty-one thousand two hundred thirty-four rupees only',
    'ரூபாய் இருபத்து ஓராயிரத்து இருநூற்று முப்பத்து நான்கு மட்டும்',
    'इक्कीस हज़ार दो सौ चौंतीस रुपये मात्र',
  ],
  [50_000_00, 'Fifty thousand rupees only', 'ரூபாய் ஐம்பதாயிரம் மட்டும்', 'पचास हज़ार रुपये मात्र'],
  [1_00_000_00, 'One lakh rupees only', 'ரூபாய் ஒரு லட்சம் மட்டும்', 'एक लाख रुपये मात्र'],
  [
    12_34_567_50,
    'Twelve lakh thirty-four thousand five hundred sixty-seven rupees and fifty paise only',
    'ரூபாய் பன்னிரண்டு லட்சத்து முப்பத்து நான்காயிரத்து ஐந்நூற்று அறுபத்து ஏழு மற்றும் ஐம்பது பைசா மட்டும்',
    'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और पचास पैसे मात्र',
  ],
  [
    2_11_00_001_00,
    'Two crore eleven lakh one rupees only',
    'ரூபாய் இரண்டு கோடியே பதினொரு லட்சத்து ஒன்று மட்டும்',
    'दो करोड़ ग्यारह लाख एक रुपये मात्र',
  ],
])('says %d paise in three languages', (paise, en, ta, hi) => {
  expect([amountInWords(paise, 'en'), amountInWords(paise, 'ta'), amountInWords(paise, 'hi')]).toEqual([en, ta, hi]);
});

it('the text has another word for each number of Hindi below a hundred', () => {
  const words = Array.from({ length: 100 }, (_, rupees) => amountInWords(rupees * 100, 'hi'));
  expect(new Set(words).size).toBe(100);
});

it.each([-1, 0.5, 100_00_00_000_00])('the text has no words for %d', (paise) => {
  expect(() => amountInWords(paise, 'en')).toThrow();
});
