import { defineConfig } from '@playwright/test';
import checks from './playwright.config';

/** `npm run shots`: screenshots of the main screens in docs/screens, without assertions. */
export default defineConfig({ ...checks, testDir: 'e2e/shots', testMatch: '*.ts', projects: [{ name: 'shots' }] });
