// Everything that `npm start`, `npm test` and the other commands need before a single package is installed: plain Node only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => join(root, 'node_modules', '.bin', name)

const commands = { start, test, granja, soak, 'soak:server': soakServer, bench, shots }
const [command = 'start', ...args] = process.argv.slice(2)
if (!(command in commands)) fail(`unknown command ${command}: ${Object.keys(commands).join(', ')}`)
install(root)
process.exitCode = commands[command](args)

/** Builds the table and serves it; PORT and HOST say where. */
function start() {
  if (buildTable() !== 0) return 1
  return bundled('packages/server/src/main.ts', [join('packages', 'web', 'dist')])
}

function granja(args) {
  // What the server keeps is the server's to read.
  if (args[0] === 'export' || args[0] === 'import') return bundled('packages/server/src/main.ts', args)
  return bundled('packages/cli/src/main.ts', args)
}

function soak(args) {
  return bundled('scripts/soak.ts', args)
}

/** Kills, hostile strangers, hidden information and made-up trouble, for as long as it takes. */
function soakServer(args) {
  return bundled('scripts/soakServer.ts', args)
}

/** The peers of the bench have a manifest of their own, so that nobody else has to install them. */
function bench(args) {
  if (args[0] === 'web') return benchInBrowser(args.slice(1))
  install(join(root, 'bench'))
  if (args[0] === 'server') return bundled('bench/server.ts', args.slice(1), 'bench')
  return bundled('bench/main.ts', args, 'bench')
}

/** Loads and plays the built table; CHROMIUM says with what. */
function benchInBrowser(args) {
  if (buildTable() !== 0) return 1
  return bundled('bench/web.ts', args)
}

/** Takes the pictures of docs/shots anew; another folder and one name can be given. */
function shots(args) {
  if (buildTable() !== 0) return 1
  return bundled('scripts/shots.ts', args)
}

/** Format, lint, types and tests; ends with `N passed, N failed` over all of them. */
function test(args) {
  const projects = readdirSync(join(root, 'packages')).filter(name =>
    existsSync(join(root, 'packages', name, 'tsconfig.json')),
  )
  const checks = [
    ['format and lint', bin('biome'), ['ci', '.']],
    [
      'lint with types',
      bin('oxlint'),
      ['--type-aware', '--quiet', '-D', 'typescript/no-floating-promises', 'packages', 'scripts'],
    ],
    ['types: scripts', bin('tsc'), ['-p', 'tsconfig.json']],
    ...projects.map(name => [`types: ${name}`, bin('tsc'), ['-p', `packages/${name}`]]),
    ...projects.map(name => [`types: ${name} tests`, bin('tsc'), ['-p', `packages/${name}/tsconfig.test.json`]]),
  ]
  let passed = 0
  let failed = 0
  for (const [title, program, options] of args.length > 0 ? [] : checks) {
    const good = run(program, options) === 0
    console.log(`${good ? 'ok  ' : 'FAIL'} ${title}`)
    good ? passed++ : failed++
  }
  const report = join(root, 'node_modules', '.cache', 'tests.json')
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, '{}')
  const status = run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  const { numPassedTests = 0, numFailedTests = 0, success = false } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  // A file that does not even load fails no test of its own.
  failed += Math.max(numFailedTests, success && status === 0 ? 0 : 1)
  if (args.length === 0) {
    const browser = testInBrowser()
    passed += browser.passed
    failed += browser.failed
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** Plays the built table in a real browser. */
function testInBrowser() {
  const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
  // Debian's own: Playwright's would be downloaded.
  if (!existsSync(chromium) && process.getuid?.() === 0) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (!existsSync(chromium)) {
    console.log(`FAIL browser tests: no ${chromium}; install Debian's package chromium, or set CHROMIUM to another one`)
    return { passed: 0, failed: 1 }
  }
  if (buildTable() !== 0) return { passed: 0, failed: 1 }
  const report = join(root, 'node_modules', '.cache', 'browser.json')
  writeFileSync(report, '{}')
  const status = run(bin('playwright'), ['test'], join(root, 'packages', 'web'))
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: expected, failed: Math.max(unexpected + flaky, status === 0 ? 0 : 1) }
}

function buildTable() {
  return run(bin('vite'), ['build', '--logLevel', 'warn'], join(root, 'packages', 'web'))
}

/** Runs TypeScript as one plain bundle: no loader at run time, and the engine at its full speed. */
function bundled(file, args, home = '.') {
  const out = join(root, home, 'node_modules', '.cache', `${file.replaceAll('/', '-')}.mjs`)
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--sourcemap=inline',
    '--log-level=warning',
  ]
  // What has parts of its own that cannot be bundled, or is better left as it is.
  const left =
    'pure-rand boardgame.io fastify @fastify/* @playwright/test @photostructure/sqlite pg ws web-push prom-client @simplewebauthn/* esbuild'
  const external = left.split(' ').map(name => `--external:${name}`)
  if (run(bin('esbuild'), [file, ...options, ...external, `--outfile=${out}`]) !== 0) return 1
  return run(process.execPath, ['--enable-source-maps', out, ...args])
}

function run(program, args, cwd = root) {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (error !== undefined) console.error(error.message)
  return status ?? 1
}

/** Installs when packages are missing or the lockfile has changed since. */
function install(folder) {
  const lock = join(folder, 'package-lock.json')
  const stamp = join(folder, 'node_modules', '.installed-from')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) fail('npm ci failed: see the lines above. Node 20.19 or newer and a package registry are needed.')
  writeFileSync(stamp, wanted)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
