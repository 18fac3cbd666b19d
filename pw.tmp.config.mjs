import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
export default defineConfig({ outputDir: '/tmp/pw-results', workers: 1, reporter: [['list'],['json',{outputFile:'/tmp/pw.json'}]], timeout: 90000, expect:{timeout:10000},
 use:{browserName:'chromium',actionTimeout:15000,locale:'en-IN',timezoneId:'Asia/Kolkata',launchOptions:{executablePath:findChromium(),args:chromiumArgs}},
 projects:[{name:'stories',testDir:'e2e/stories',fullyParallel:true}] });
