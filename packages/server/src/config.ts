import { siteAt } from './passkeys/site.ts'

/** What the environment may say. Read by `main.ts` alone. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where games are kept; not used with a database of its own. */
  readonly data: string
  /** A PostgreSQL database that several processes share. */
  readonly databaseUrl?: string
  /** Threads for computer players. */
  readonly thinkers: number
  /** From one address, beside the page itself; and from one connection at a table. */
  readonly requestsPerMinute: number
  readonly messagesPerSecond: number
  readonly log: 'silent' | 'error' | 'info'
  readonly metrics: boolean
  /** A proxy stands before this server and says who asks. */
  readonly behindProxy: boolean
  /** The address under which people know this server, which it cannot see itself behind a proxy. */
  readonly publicUrl?: string
  /** Webhooks may go to this machine and its own network. */
  readonly privateWebhooks: boolean
  /** For the makers of browsers, should calls by push be a nuisance. */
  readonly contact?: string
}

type Environment = Readonly<Record<string, string | undefined>>

const LOGS = ['silent', 'error', 'info'] as const

/** Checks every value before anything starts; all problems are told at once. */
export function configFrom(env: Environment): Config | { readonly problems: string[] } {
  const problems: string[] = []

  function whole(name: string, otherwise: number, least: number, most: number): number {
    const given = env[name] ?? String(otherwise)
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    if (!(value >= least && value <= most))
      problems.push(`${name} must be a number from ${least} to ${most}, not “${given}”`)
    return value
  }

  const { HOST: host = '127.0.0.1', DATA: data = 'data', DATABASE_URL: databaseUrl, LOG: log = 'error' } = env
  const { CONTACT: contact, PUBLIC_URL: publicUrl } = env

  function on(name: string): boolean {
    const given = env[name] ?? 'off'
    if (given !== 'on' && given !== 'off') problems.push(`${name} must be on or off, not “${given}”`)
    return given === 'on'
  }

  const config = {
    host,
    data,
    port: whole('PORT', 3000, 0, 65535),
    thinkers: whole('THINKERS', 1, 1, 64),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 300, 1, 1_000_000),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    log: LOGS.find(one => one === log) ?? 'error',
    metrics: on('METRICS'),
    behindProxy: on('TRUST_PROXY'),
    privateWebhooks: on('WEBHOOK_PRIVATE'),
  }
  if (host.trim() === '' || /\s/.test(host)) problems.push(`HOST must be a host name or an address, not “${host}”`)
  if (data.trim() === '') problems.push('DATA must name a folder')
  if (!LOGS.some(one => one === log)) problems.push(`LOG must be one of ${LOGS.join(', ')}, not “${log}”`)
  if (contact !== undefined && !/^(mailto:|https:\/\/)\S+$/.test(contact))
    problems.push('CONTACT must begin with mailto: or https://')
  if (publicUrl !== undefined && siteAt(publicUrl) === undefined)
    problems.push(
      `PUBLIC_URL must be the address of the page, such as https://granja.example: https, a name and no path (or http://localhost:PORT), not “${publicUrl}”`,
    )
  // The address may hold a password: it is not repeated.
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres://')
  if (problems.length > 0) return { problems }
  return {
    ...config,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(contact === undefined ? {} : { contact }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  }
}
