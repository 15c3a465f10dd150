import type { FastifyInstance } from 'fastify'

/** The largest thing that anybody sends is a set of cards of their own. */
const MOST_BYTES = 256 << 10

/** The server as a value: tests call it without a port. `folder` holds the built table. */
export async function makeApp(folder: string, behindProxy = false): Promise<FastifyInstance> {
  // Loaded when they are needed: the threads of computer players run the same file, and have no use for them.
  const [{ default: Fastify }, { default: helmet }, { default: files }] = await Promise.all([
    import('fastify'),
    import('@fastify/helmet'),
    import('@fastify/static'),
  ])
  // Behind a proxy everybody would have the proxy's address, and share its limit.
  const app = Fastify({ logger: false, trustProxy: behindProxy, bodyLimit: MOST_BYTES })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // React sets computed geometry as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'"],
        // The table is served without TLS on a machine of one's own.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  })
  await app.register(files, {
    root: folder,
    // The build writes packed files beside the plain ones.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of built files change with their content; the page itself must always be asked for.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/health', async () => ({ ok: true }))
  // Addresses such as /play/… belong to the page.
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    return page ? reply.sendFile('index.html') : reply.code(404).send({ error: 'there is nothing here' })
  })
  return app
}
