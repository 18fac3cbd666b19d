import { defineConfig } from '@playwright/test';
import checks from './playwright.config';

/** Screenshots: of the main screens in docs/screens (`npm run shots`), of every customer's state (`npm run shots:states`). */
export default defineConfig({ ...checks, testDir: 'e2e/shots', testMatch: '*.ts', projects: [{ name: 'shots' }] });
