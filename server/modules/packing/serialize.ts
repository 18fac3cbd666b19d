import type { Language } from '../../../contract/constants';
import type { SubstitutionPreference } from '../../../contract/orderConstants';
import type { PackedLine, PackedLines } from '../../../contract/lineChanges';
import type { Refunds } from '../payments';
import { localizedName, serializeParts } from '../orders';
import { costOfLine } from '../../../contract/orderAccount';
import type * as repository from './repository';

interface Facts {
  order: { orderNumber: string; ifMissing: SubstitutionPreference; totalPaise: number; reducedPaise: number };
  lines: readonly repository.Line[];
  changes: Awaited<ReturnType<typeof repository.findChanges>>;
  approvals: Awaited<ReturnType<Refunds['findApprovals']>>;
}

export const serializePackedLines = (
  { order: { orderNumber, ifMissing, totalPaise, reducedPaise }, lines, changes, approvals }: Facts,
  language: Language,
): Omit<PackedLines, 'changeable' | 'isPacked' | 'isOver' | 'addition'> => ({
  orderNumber,
  ifMissing,
  totalPaise,
  reducedPaise,
  lines: lines.map((line) => serializeLine(line, language)),
  changes: changes.map(({ change, staffName }) => ({
    lineNo: change.lineNo,
    quantityBefore: change.quantityBefore,
    quantityAfter: change.quantityAfter,
    substituteLineNo: change.substituteLineNo,
    reducedPaise: change.reducedPaise,
    reason: change.reason,
    staffName: staffName ?? '',
    at: change.at.toISOString(),
  })),
  approvals: approvals.map(({ amountPaise, state, decisionReason }) => ({ amountPaise, state, decisionReason })),
});

export function serializeLine(line: repository.Line, language: Language): PackedLine {
  return {
    lineNo: line.lineNo,
    packId: line.packId,
    ...localizedName(line.productName, language),
    netGrams: line.netGrams,
    measure: line.measure,
    quantity: line.quantity,
    packedQuantity: line.packed,
    addons: line.addons.map(({ name }) => name[language]),
    ...serializeParts(line.parts, language),
    unitPaise: line.unitPaise,
    ...costOfLine({ ...line, packedQuantity: line.packed }),
    substitutesLineNo: line.substitutesLineNo,
    recalled: line.recalled,
  };
}
