/** What the environment may say. Read by `main.ts` alone. */
export interface Config {
  readonly host: string
  readonly port: number
}

/** Checks every value before anything starts; all problems are told at once. */
export function configFrom(
  env: Readonly<Record<string, string | undefined>>,
): Config | { readonly problems: string[] } {
  const problems: string[] = []
  const { HOST: host = '127.0.0.1', PORT: given = '3000' } = env
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (!(port <= 65535)) problems.push(`PORT must be a number from 0 to 65535, not “${given}”`)
  if (host.trim() === '' || /\s/.test(host)) problems.push(`HOST must be a host name or an address, not “${host}”`)
  return problems.length > 0 ? { problems } : { host, port }
}
