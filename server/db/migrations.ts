import { join } from 'node:path';

/** Where drizzle-kit wrote the SQL. The server runs from the project's folder, built or not. */
export const migrationsFolder = (root: string) => join(root, 'server', 'db', 'migrations');
