import { eq, inArray, sql } from 'drizzle-orm';
import { addDays, shopDay } from '../../lib/shopDays';
import type { Transaction } from '../database';
import { batches, packs, producerCertificates, producers, products } from '../schema';

interface SampleProducer {
  producer: Omit<typeof producers.$inferInsert, 'isSample' | 'createdAt'>;
  scheme: 'NPOP' | 'PGS_INDIA';
  scope: string;
  skus: string[];
}

/** They say that they are invented, and only the demo shows them. */
const SAMPLE_PRODUCERS: SampleProducer[] = [
  {
    producer: {
      id: 'sample-hills',
      slug: 'sample-hill-farmers-group',
      nameEn: 'Sample: Hill Farmers’ Group',
      nameTa: 'மாதிரி: மலை விவசாயிகள் குழு',
      nameHi: 'नमूना: पहाड़ी किसान समूह',
      placeEn: 'Sathyamangalam hills, Erode',
      placeTa: 'சத்தியமங்கலம் மலைகள், ஈரோடு',
      placeHi: 'सत्यमंगलम की पहाड़ियाँ, ईरोड',
      storyEn:
        'An invented group of eleven families, as a shop could tell of its own. They sow millets with the first rain, between rows of beans, and thresh them on stone floors.\nNo field has a well: what the rain gives is what grows.',
      storyTa:
        'கற்பனையான பதினொரு குடும்பங்களின் குழு; ஒரு கடை தன் விவசாயிகளைப் பற்றி இப்படிச் சொல்லலாம். முதல் மழையில் அவரை வரிசைகளுக்கு இடையே சிறுதானியம் விதைத்து, கற்களத்தில் கதிரடிக்கிறார்கள்.\nஎந்த வயலிலும் கிணறு இல்லை: மழை தருவதே விளைகிறது.',
      storyHi:
        'ग्यारह परिवारों का एक काल्पनिक समूह, जैसे कोई दुकान अपने किसानों के बारे में बताए। वे पहली बारिश में सेम की कतारों के बीच मोटा अनाज बोते हैं और पत्थर के खलिहान में गहाई करते हैं।\nकिसी खेत में कुआँ नहीं है: बारिश जो देती है, वही उगता है।',
      lat: 11.57,
      lng: 77.12,
    },
    scheme: 'PGS_INDIA',
    scope: 'Proso millet, red sorghum',
    skus: ['ML-PANI', 'ML-SCHOLAM'],
  },
  {
    producer: {
      id: 'sample-delta',
      slug: 'sample-delta-rice-farm',
      nameEn: 'Sample: Delta Rice Farm',
      nameTa: 'மாதிரி: டெல்டா நெல் பண்ணை',
      nameHi: 'नमूना: डेल्टा चावल फ़ार्म',
      placeEn: 'Thiruthuraipoondi, Tiruvarur',
      placeTa: 'திருத்துறைப்பூண்டி, திருவாரூர்',
      placeHi: 'तिरुतुरैपूंडि, तिरुवारूर',
      storyEn:
        'An invented farm, as a shop could tell of its own: forty old varieties of rice on nine acres, each sown from the seed of the year before.',
      storyTa:
        'கற்பனையான பண்ணை; ஒரு கடை தன் விவசாயிகளைப் பற்றி இப்படிச் சொல்லலாம்: ஒன்பது ஏக்கரில் நாற்பது மரபு நெல் வகைகள், ஒவ்வொன்றும் முந்தைய ஆண்டின் விதையிலிருந்து.',
      storyHi:
        'एक काल्पनिक खेत, जैसे कोई दुकान अपने किसानों के बारे में बताए: नौ एकड़ में धान की चालीस पुरानी किस्में, हर एक पिछले साल के बीज से।',
      lat: 10.53,
      lng: 79.64,
    },
    scheme: 'NPOP',
    scope: 'Traditional rices',
    skus: ['RC-KATTU', 'RC-THOOYA'],
  },
];

/** Sample producers with certificates, and batches of some packs that come from them. Call it once the packs are there. */
export async function seedProducers(tx: Transaction, now: Date): Promise<void> {
  const day = (days: number) => addDays(shopDay(now), days);
  await tx
    .insert(producers)
    .values(SAMPLE_PRODUCERS.map(({ producer }) => ({ ...producer, isSample: true, createdAt: now })));
  await tx.insert(producerCertificates).values(
    SAMPLE_PRODUCERS.map(({ producer: { id }, scheme, scope }, at) => ({
      id: `${id}-certificate`,
      producerId: id,
      position: 0,
      scheme,
      body: 'Sample certifier',
      number: `SAMPLE-${at + 1}`,
      scope,
      validFrom: day(-120),
      validUntil: day(245),
    })),
  );
  for (const { producer, skus } of SAMPLE_PRODUCERS) {
    await tx
      .update(batches)
      .set({
        code: 'SAMPLE-A',
        producerId: producer.id,
        harvestedFrom: day(-80),
        harvestedUntil: day(-66),
        milledOn: day(-14),
        packedOn: day(-10),
        bestBefore: sql`${day(-10)}::date + ${products.bestBeforeDays}`,
      })
      .from(packs)
      .innerJoin(products, eq(products.id, packs.productId))
      .where(sql`${packs.id} = ${batches.packId} AND ${inArray(products.sku, skus)}`);
  }
}
