const SORGHUM = 'sorghum, jowar, juar, cholam, jonna, jola, great millet';

/** By the second part of the SKU, or its beginning. One spelling suffices, because search is phonetic. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  THINAI: 'foxtail millet, thinai, kangni, kakum, kaon, rala, navane, korra, Italian millet',
  SAMAI: 'little millet, samai, kutki, sama, samalu, chama',
  VARAGU: 'kodo millet, varagu, kodon, kodra, harka, arikelu',
  KUTHI: 'barnyard millet, kuthiraivali, sanwa, sawa, samak, jhangora, oodalu, bhagar, moraiyo',
  KAMBU: 'pearl millet, kambu, bajra, bajri, sajja',
  RAGI: 'finger millet, ragi, kezhvaragu, keppai, nachni, nagli, mandua, marua',
  PANI: 'chena, barri, variga, baragu',
  CHOLAM: SORGHUM,
  SCHOLAM: SORGHUM,
  KULA: 'andu korralu, korale',
  COMBO: 'positive millets, siruthaniyam',
  MAPP: 'bridegroom rice, sigappu arisi',
  KAVUNI: 'black rice, kauni, kowni, forbidden rice, karuppu arisi, kala chawal',
  KATTU: 'kaattu yanam, sigappu arisi',
  SEERA: 'jeera rice, biryani rice, biriyani',
  POONG: 'sigappu arisi',
  THOOYA: 'thooya malli',
  KICH: 'kichadi samba',
  RATHA: 'rakthashali, red shali',
  ILUP: 'iluppaipoo',
  KULLA: 'idli rice, sigappu arisi',
  SATHU: 'sattu, multigrain, siruthaniyam',
  ULUN: 'urad, uzhunnu',
  MULTI: 'multigrain, siruthaniyam',
  ADAI: 'adai dosai, siruthaniyam',
};

export function otherNamesOf(sku: string): string {
  const kind = sku.split('-')[1] ?? '';
  const known = Object.keys(OTHER_NAMES).find((name) => kind.startsWith(name));
  return known === undefined ? '' : (OTHER_NAMES[known] ?? '');
}
