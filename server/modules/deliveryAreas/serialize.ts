import { toCorners } from '../../../contract/areaRules';
import type { AreaBody, StaffArea } from '../../../contract/staffAreas';
import { inRupees } from '../../../contract/inRupees';
import { filled, unfilled } from '../../lib/translations';
import type { AreaFacts, AreaRow } from './repository';

export function toFacts({ name, corners, ...facts }: AreaBody): AreaFacts {
  const names = filled(name);
  return { ...facts, nameEn: names.en, nameTa: names.ta, nameHi: names.hi, corners: toCorners(corners) };
}

export const serializeArea = ({ id, nameEn, nameTa, nameHi, position: _, ...area }: AreaRow): StaffArea => ({
  _id: id,
  name: unfilled({ en: nameEn, ta: nameTa, hi: nameHi }, ''),
  ...area,
});

export const logged = ({ nameEn, nameTa, nameHi, corners, deliverySteps, minimumOrderPaise, active }: AreaFacts) => ({
  nameEn,
  nameTa,
  nameHi,
  minimumOrderPaise,
  delivers: active ?? true,
  deliverySteps: deliverySteps
    .map(({ fromPaise, chargePaise }) => `${inRupees(fromPaise)}: ${inRupees(chargePaise)}`)
    .join(', '),
  corners: corners.map(({ lat, lng }) => `${lat} ${lng}`).join(', '),
});
