import { priceProblem, TRANSLATED_TEXTS } from '../../../contract/catalogueRules';
import { sizeInLog } from '../../../contract/packSize';
import { PRICE_PROBLEMS } from '../catalogueEditing';
import type { MessageKey } from '../../lib/messages';
import { isColumn, type Column, type ProductColumn } from './columns';
import { keyOf, partOf } from './parts';
import {
  problem,
  isInShop,
  isSet,
  type Claims,
  type Draft,
  type Problem,
  type Outcome,
  type Planning,
  type StoredProduct,
} from './plan';

export const addedBy = (good: readonly Draft[]) =>
  good.filter(({ pack, netGrams }) => pack === null && netGrams !== null);

interface CheckedOutcome extends Outcome {
  good: readonly Draft[];
  claims: Claims;
  stored: StoredProduct | null;
  planning: Planning;
}

type Reject = (drafts: readonly Draft[], found: Problem) => void;

/** Returns whether the outcome follows the rules. Adds each problem to the rows that cause it. */
export function rejectInvalid(checked: CheckedOutcome): boolean {
  let isAllGood = true;
  const reject: Reject = (drafts, found) => {
    for (const draft of new Set(drafts)) draft.problems.push(found);
    if (drafts.length > 0) isAllGood = false;
  };
  checkForm(checked, reject);
  checkTexts(checked, reject);
  checkTax(checked, reject);
  checkSet(checked, reject);
  checkState(checked, reject);
  return isAllGood;
}

/** Returns the rows that set the field. Where none does, a new product lacks it because of all its rows. */
function claimantsOf({ claims, stored, good }: CheckedOutcome, path: string): readonly Draft[] {
  const claim = [...claims].find(
    ([column]) => path === column || path.startsWith(`${column}.`) || column.startsWith(`${path}.`),
  );
  return claim ? [claim[1].draft] : stored ? [] : good;
}

function checkForm(checked: CheckedOutcome, reject: Reject): void {
  const { body, good, stored, planning } = checked;
  const added = addedBy(good);
  const draftOfPack = (at: number) => {
    const id = body.packs[at]?._id ?? null;
    return id === null ? added[at - (stored?.packs.length ?? 0)] : good.find(({ pack }) => pack?.id === id);
  };
  const problems = Object.entries(good.length > 0 ? planning.validate(body) : {});
  for (const [path, message] of problems) {
    const [, at, field = ''] = /^packs\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (at !== undefined) {
      const draft = draftOfPack(Number(at));
      const isTouched = draft && (draft.pack === null || field in draft.prices);
      if (isTouched) reject([draft], { ...message, column: isColumn(field) ? field : null });
    } else if (path === 'packs') reject(added, { ...message, column: 'netGrams' });
    // Problems within the field say more.
    else if (!problems.some(([inner]) => inner.startsWith(`${path}.`)))
      reject(claimantsOf(checked, path), { ...message, column: columnOf(path) });
  }
  for (const [at, pack] of body.packs.entries()) {
    const draft = draftOfPack(at);
    if (draft && hasPrice(draft) && priceProblem(pack)?.problem === 'aboveMrp')
      reject([draft], problem('pricePaise', PRICE_PROBLEMS.aboveMrp));
  }
}

const hasPrice = ({ pack, prices }: Draft): boolean =>
  pack === null || prices.mrpPaise !== undefined || prices.pricePaise !== undefined;

/** "cooking.en.3" belongs to "cooking.en". */
function columnOf(path: string): Column | null {
  const parts = path.split('.');
  return [3, 2, 1].map((length) => parts.slice(0, length).join('.')).find(isColumn) ?? null;
}

/** The form's schema requires the English text of the others. */
const OPTIONAL_TEXTS = TRANSLATED_TEXTS.filter((text) => text !== 'name' && text !== 'allergens' && text !== 'cooking');

function checkTexts({ body, claims }: CheckedOutcome, reject: Reject): void {
  for (const text of OPTIONAL_TEXTS) {
    const { en, ta, hi } = body[text] ?? { en: '', ta: '', hi: '' };
    if (en !== '' || ta + hi === '') continue;
    const translators = [...claims].flatMap(([column, { draft }]) => (column.startsWith(`${text}.`) ? [draft] : []));
    reject(translators, problem(`${text}.en`, 'catalogueCsv.englishFirst'));
  }
}

function checkTax(checked: CheckedOutcome, reject: Reject): void {
  const { body, planning } = checked;
  const { hsn = '' } = planning.taxClasses.get(body.taxClassId) ?? {};
  if (body.hsn.startsWith(hsn)) return;
  reject(
    [...claimantsOf(checked, 'hsn'), ...claimantsOf(checked, 'taxClassId')],
    problem('hsn', 'catalogueEditing.hsnOfClass', { hsn }),
  );
}

function checkSet(checked: CheckedOutcome, reject: Reject): void {
  const { fields, good, claims, stored, planning } = checked;
  const added = addedBy(good);
  if (isSet(fields)) reject(stored ? added : added.slice(1), problem('netGrams', 'catalogueEditing.bundlePacks'));
  if (!claims.has('parts')) return;
  const rejectParts = (key: MessageKey, params?: Problem['params']) =>
    reject(claimantsOf(checked, 'parts'), problem('parts', key, params));
  if (stored && !isSet(stored.fields)) rejectParts('catalogueEditing.setStays');
  const parts = fields.parts.map(partOf);
  for (const [at, part] of parts.entries()) {
    const pack = planning.partPacks.get(keyOf(part));
    const isSecond = parts.findIndex((each) => keyOf(each) === keyOf(part)) < at;
    if (!pack) rejectParts('catalogueCsv.unknownPart', { sku: part.sku, grams: sizeInLog(part) });
    else if (pack.isSet) rejectParts('catalogueEditing.partIsSet');
    else if (isSecond) rejectParts('catalogueEditing.partTwice');
  }
  if (parts.reduce((sum, { quantity }) => sum + quantity, 0) < 2) rejectParts('catalogueEditing.setTooSmall');
}

/** Checks what customers see, and no longer see. */
function checkState(checked: CheckedOutcome, reject: Reject): void {
  const { fields, body, good, claims, stored, planning } = checked;
  const hiding = good.filter(({ prices }) => prices.hidden);
  const before = stored?.fields.state;
  for (const draft of hiding) {
    const set = draft.pack ? planning.inSets.get(draft.pack.id) : undefined;
    if (set !== undefined) reject([draft], problem('sold', 'catalogueEditing.inSet', { name: set }));
  }
  if (fields.state === 'DRAFT' && before !== undefined && before !== 'DRAFT' && !planning.isUndo)
    reject(claimantsOf(checked, 'state'), problem('state', 'catalogueCsv.noDraftAgain'));
  if (before === 'PUBLISHED' && !isInShop(fields)) {
    const name = stored?.packs.map(({ id }) => planning.inSets.get(id)).find((set) => set !== undefined);
    if (name !== undefined) reject(claimantsOf(checked, 'state'), problem('state', 'catalogueEditing.inSet', { name }));
  }
  if (!isInShop(fields)) return;
  const rejectClaim = (columns: readonly ProductColumn[], key: MessageKey, params?: Problem['params']) => {
    const column = columns.find((each) => claims.has(each));
    if (column) reject(claimantsOf(checked, column), problem(column, key, params));
  };
  if (body.packs.every(({ hidden }) => hidden)) {
    reject(hiding, problem('sold', 'catalogueEditing.noPacks'));
    rejectClaim(['state'], 'catalogueEditing.noPacks');
  }
  if (planning.hiddenCategories.has(body.categoryId))
    rejectClaim(['categoryId', 'state'], 'catalogueEditing.categoryHidden');
  const missing = fields.parts
    .map((line) => planning.partPacks.get(keyOf(partOf(line))))
    .find((pack) => pack && (!pack.isSold || [pack.sku, keyOf(pack)].some((key) => planning.leaving.has(key))));
  if (missing)
    rejectClaim(['parts', 'state'], 'catalogueEditing.partNotSold', {
      name: missing.name,
      grams: sizeInLog(missing),
    });
}
