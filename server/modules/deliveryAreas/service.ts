import { areaProblem, MAX_AREAS, stepsProblem, toCorners } from '../../../contract/areaRules';
import type { LatLng } from '../../../contract/geo';
import type {
  AreaBody,
  AreaConflict,
  AreaPreview,
  AreaPreviewBody,
  ChangeAreaBody,
  StaffArea,
  StaffAreas,
} from '../../../contract/staffAreas';
import { recordEdit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isOrderOf } from '../../lib/isOrderOf';
import * as repository from './repository';
import { logged, serializeArea, toFacts } from './serialize';

export type AreasService = ReturnType<typeof createAreasService>;

const DEGREE_DIGITS = 5;

/** @throws AppError 400 with what is wrong, and where */
function checkCorners(points: readonly LatLng[]): void {
  const found = areaProblem(toCorners(points));
  if (!found) return;
  const { lat = 0, lng = 0 } = found.at ?? {};
  const place = `${lat.toFixed(DEGREE_DIGITS)}, ${lng.toFixed(DEGREE_DIGITS)}`;
  throw new AppError(400, `deliveryAreas.problem.${found.problem}`, {
    params: { place, count: points.length },
    data: found,
  });
}

/** @throws AppError 400, FieldsError */
function check({ corners, deliverySteps, name }: AreaBody): void {
  if (name.en.trim() === '') throw new FieldsError({ 'name.en': { key: 'validation.areaName.required' } });
  const problem = stepsProblem(deliverySteps);
  if (problem) throw new FieldsError({ deliverySteps: { key: `deliveryAreas.steps.${problem}` } });
  checkCorners(corners);
}

/** Placed orders stay as agreed. @param shopChanged called after each change that pages show */
export function createAreasService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, shopChanged: () => void) {
  async function commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(db, work).catch((error: unknown) => {
      if (isUniqueViolation(error, 'delivery_areas_name_unique')) {
        throw new FieldsError({ 'name.en': { key: 'deliveryAreas.nameTaken' } });
      }
      throw error;
    });
    shopChanged();
  }

  async function read(queries: Queries, id: string): Promise<StaffArea> {
    const row = (await repository.findAllAreas(queries)).find((each) => each.id === id);
    if (!row) throw new AppError(404, 'deliveryAreas.notFound');
    return serializeArea(row);
  }

  const record = (tx: Transaction, staff: StaffUser, id: string, before: object, after: object) =>
    recordEdit(
      tx,
      staff,
      { action: 'manageAreas', subject: 'deliveryArea', subjectId: id },
      { before, after, at: clock.now() },
    );

  async function lock(tx: Transaction, id: string) {
    const areas = await repository.lockAreas(tx);
    const area = areas.find((each) => each.id === id);
    if (!area) throw new AppError(404, 'deliveryAreas.notFound');
    return { area, others: areas.filter((each) => each !== area) };
  }

  return {
    list: async (): Promise<StaffAreas> => (await repository.findAllAreas(db)).map(serializeArea),

    /** Adds it as the last by precedence. @throws AppError 400, 409 with too many; FieldsError */
    async add(staff: StaffUser, body: AreaBody): Promise<StaffArea> {
      check(body);
      const id = newId();
      await commit(async (tx) => {
        const others = await repository.lockAreas(tx);
        if (others.length >= MAX_AREAS)
          throw new AppError(409, 'deliveryAreas.tooMany', { params: { max: MAX_AREAS } });
        const facts = toFacts(body);
        const position = Math.max(0, ...others.map((other) => other.position)) + 1;
        await repository.insertArea(tx, { ...facts, id, position });
        await record(tx, staff, id, {}, logged(facts));
      });
      return read(db, id);
    },

    /** @throws AppError 404; 409 with the present area where another person was first, or for the last active one */
    async change(staff: StaffUser, id: string, { version, ...body }: ChangeAreaBody): Promise<StaffArea> {
      check(body);
      await commit(async (tx) => {
        const { area, others } = await lock(tx, id);
        if (area.version !== version) {
          const changedBy = await repository.findLastActor(tx, id);
          const data: AreaConflict = { area: await read(tx, id), changedBy };
          if (changedBy === null) throw new AppError(409, 'deliveryAreas.changed', { data });
          throw new AppError(409, 'deliveryAreas.changedBy', { params: { name: changedBy }, data });
        }
        if (!body.active) rejectLast(others);
        const facts = toFacts(body);
        await repository.updateArea(tx, id, facts);
        await record(tx, staff, id, logged(area), logged(facts));
      });
      return read(db, id);
    },

    /** @throws AppError 404; 409 for the last active one */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      commit(async (tx) => {
        const { area, others } = await lock(tx, id);
        rejectLast(others);
        await repository.deleteArea(tx, id);
        await record(tx, staff, id, logged(area), {});
      }),

    /** @throws AppError 409 where the ids are not all there are */
    order: (staff: StaffUser, ids: readonly string[]): Promise<void> =>
      commit(async (tx) => {
        const before = (await repository.lockAreas(tx)).sort((one, other) => one.position - other.position);
        if (!isOrderOf(before, ids)) {
          throw new AppError(409, 'deliveryAreas.othersChanged');
        }
        await repository.setOrder(tx, ids);
        const nameOf = new Map(before.map(({ id, nameEn }) => [id, nameEn]));
        const names = (list: readonly string[]) => list.map((id) => nameOf.get(id)).join(', ');
        const order = { order: names(before.map(({ id }) => id)) };
        await record(tx, staff, 'order', order, { order: names(ids) });
      }),

    /** Returns what a change would mean for saved addresses. @throws AppError 400 */
    async preview({ areaId, corners, active }: AreaPreviewBody): Promise<AreaPreview> {
      checkCorners(corners);
      const areas = await repository.findAreas(db);
      const others = areas.filter(({ id }) => id !== areaId).map((area) => area.corners);
      return repository.countMoved(
        db,
        areas.map((area) => area.corners),
        active ? [...others, toCorners(corners)] : others,
      );
    },
  };
}

function rejectLast(others: readonly { active: boolean }[]): void {
  if (!others.some(({ active }) => active)) throw new AppError(409, 'deliveryAreas.last');
}
