import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeApp } from './app.ts'
import { configFrom } from './config.ts'

const [folder = 'packages/web/dist'] = process.argv.slice(2)
const config = configFrom(process.env)

if ('problems' in config) fail(config.problems)
else if (!existsSync(join(folder, 'index.html'))) fail([`${folder} has no built table: use npm start`])
else await serve(config.host, config.port)

async function serve(host: string, port: number): Promise<void> {
  const app = await makeApp(join(process.cwd(), folder))
  try {
    await app.listen({ host, port })
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return fail([taken ? `port ${port} is taken: choose another with PORT=…` : String(error)])
  }
  const address = app.server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  console.log(`La Granja is served at http://${host.includes(':') ? `[${host}]` : host}:${open}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close()
    })
  }
}

function fail(problems: readonly string[]): void {
  for (const problem of problems) console.error(`la granja: ${problem}`)
  process.exitCode = 1
}
