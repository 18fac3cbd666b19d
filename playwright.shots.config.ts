import { defineConfig } from '@playwright/test';
import checks from './playwright.config';

/** `npm run shots`: no checks, but pictures of the main screens for people to look at, in docs/screens. */
export default defineConfig({ ...checks, testDir: 'e2e/shots', testMatch: '*.ts', projects: [{ name: 'shots' }] });
