import { eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import { DAY_MS } from '../../lib/caps';
import type { Queries } from '../database';
import { ratings } from '../schema';

type Sample = [stars: number, language: Language, text: string, answer?: string];

/** By product. One has too few for an average. */
const SAMPLES: Record<string, Sample[]> = {
  'ml-thinai': [
    [5, 'en', 'Cooks soft in fifteen minutes and keeps well in the lunch box. My children ask for it.'],
    [4, 'ta', 'சாதம் உதிரியாக வருகிறது. பொங்கலுக்கும் நன்றாக இருந்தது.'],
    [5, 'hi', 'खिचड़ी बहुत अच्छी बनी। साफ़ और बिना कंकड़ के।'],
    [
      3,
      'en',
      'Good taste, but the pouch had come open at a corner.',
      'We are sorry. Pouches are now sealed twice; please report it on the order’s page, so that we can make it good.',
    ],
    [5, 'ta', 'கல், தூசி இல்லாமல் சுத்தமாக இருந்தது.'],
    [5, 'en', ''],
  ],
  'rc-mapp': [
    [5, 'ta', 'அம்மா செய்த கஞ்சியின் சுவை திரும்பி வந்தது.'],
    [4, 'en', 'Needs a long soak, then it is wonderful with curd.'],
    [4, 'hi', 'रात भर भिगोने पर बहुत अच्छा पकता है।'],
    [5, 'en', ''],
    [4, 'ta', ''],
  ],
  'pm-sathu': [
    [5, 'en', 'A quick breakfast that really fills.'],
    [4, 'ta', 'குழந்தைகளுக்கும் பிடித்திருந்தது.'],
  ],
};

/** They say of themselves that they are samples. */
export const sampleRatings = (now: Date): (typeof ratings.$inferInsert)[] =>
  Object.entries(SAMPLES).flatMap(([productId, samples]) =>
    samples.map(([stars, language, text, answer], at) => ({
      id: `sample-${productId}-${at}`,
      productId,
      stars,
      language,
      text,
      answer,
      sample: true,
      createdAt: new Date(now.getTime() - (at * 3 + 2) * DAY_MS),
    })),
  );

/** A real shop shows no ratings but those of its customers. */
export const deleteSampleRatings = (db: Queries) => db.delete(ratings).where(eq(ratings.sample, true));
