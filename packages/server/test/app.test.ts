import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../src/app.ts'
import { configFrom } from '../src/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'granja-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>La Granja</title>')
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'a-1234.js.br'), 'packed by brotli')
  writeFileSync(join(folder, 'assets', 'a-1234.js.gz'), 'packed by gzip')
  writeFileSync(join(folder, 'index.html.gz'), 'packed page')
  app = await makeApp(folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const html = { accept: 'text/html' }

describe('the server', () => {
  it('serves the page, which is always asked for again', async () => {
    const { statusCode, body, headers } = await app.inject({ url: '/', headers: html })
    expect(statusCode).toBe(200)
    expect(body).toContain('La Granja')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('serves built files for ever', async () => {
    const { headers } = await app.inject('/assets/a-1234.js')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toContain('javascript')
  })

  it.each([
    ['br, gzip', 'br', 'packed by brotli'],
    ['gzip', 'gzip', 'packed by gzip'],
    ['identity', undefined, 'export {}'],
  ])('sends a file as it lies there packed to whoever takes %s', async (accepts, encoding, content) => {
    const { statusCode, headers, body } = await app.inject({
      url: '/assets/a-1234.js',
      headers: { 'accept-encoding': accepts },
    })
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toBe(content)
  })

  it('sends the page itself packed, too, for any address of it', async () => {
    for (const url of ['/', '/play/abc']) {
      const { statusCode, headers } = await app.inject({ url, headers: { ...html, 'accept-encoding': 'gzip' } })
      expect(statusCode).toBe(200)
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers['content-type']).toContain('text/html')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('gives the page for addresses of the page', async () => {
    const { statusCode, body } = await app.inject({ url: '/play/abc', headers: html })
    expect(statusCode).toBe(200)
    expect(body).toContain('La Granja')
  })

  it.each([
    { url: '/assets/gone.js', method: 'GET' },
    { url: '/play/abc', method: 'POST' },
    { url: '/../package.json', method: 'GET' },
    { url: '/..%2f..%2fetc%2fpasswd', method: 'GET' },
  ] as const)('has nothing for $method $url', async request => {
    const { statusCode, body } = await app.inject(request)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toContain('root:')
  })

  it('sends a content security policy and no hint at what it runs on', async () => {
    const { headers } = await app.inject({ url: '/', headers: html })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('tells that it is well', async () => {
    expect((await app.inject('/health')).json()).toEqual({ ok: true })
  })
})

describe('configuration', () => {
  it('has usual values', () => {
    expect(configFrom({})).toMatchObject({ host: '127.0.0.1', port: 3000, data: 'data', log: 'error', metrics: false })
    expect(configFrom({ PORT: '0', HOST: '::' })).toMatchObject({ host: '::', port: 0 })
    for (const publicUrl of ['https://granja.example', 'https://granja.example:8443/', 'http://localhost:3000'])
      expect(configFrom({ PUBLIC_URL: publicUrl })).toMatchObject({ publicUrl })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '' }, 'PORT'],
    [{ HOST: '' }, 'HOST'],
    [{ HOST: 'a b' }, 'HOST'],
    ...[
      '',
      'granja.example',
      'http://granja.example',
      'https://192.0.2.1',
      'https://[2001:db8::1]',
      'https://granja.example/play',
      'https://granja.example?x',
      'https://me:secret@granja.example',
      'ftp://granja.example',
    ].map((url): [Record<string, string>, string] => [{ PUBLIC_URL: url }, 'PUBLIC_URL']),
  ])('refuses %j with a reason', (env, name) => {
    const config = configFrom(env)
    expect('problems' in config && config.problems.join()).toContain(name)
  })
})
