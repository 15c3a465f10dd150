import { defineConfig } from '@playwright/test'

// Debian's own Chromium: nothing is downloaded at install time.
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
// Of two such lists Chromium hears the last one only, so what Playwright switches off stands here again. The popups of the address
// bar, which nobody opens, would be two more pages to draw for every page of a test.
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join()}`,
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
    // It would fetch the whole house anew for every test; those that are about being without a network let it in.
    serviceWorkers: 'block',
  },
})
