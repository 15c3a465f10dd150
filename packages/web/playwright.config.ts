import { defineConfig } from '@playwright/test'

// Debian's own Chromium: nothing is downloaded at install time.
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  outputDir: '../../node_modules/.cache/browser',
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: FLAGS },
    screenshot: 'only-on-failure',
  },
})
