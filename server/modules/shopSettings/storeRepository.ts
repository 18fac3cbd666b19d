import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { deliveryWindows, localities } from '../../db/schema';

export const findLocalities = (db: Queries) =>
  db.select().from(localities).orderBy(asc(localities.name), asc(localities.id));

export const findWindowAreas = (db: Queries): Promise<{ areaId: string }[]> =>
  db.selectDistinct({ areaId: deliveryWindows.areaId }).from(deliveryWindows).where(eq(deliveryWindows.active, true));
