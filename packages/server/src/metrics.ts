import type { Store } from './store/store.ts'

/** What somebody who watches over the server wants to know. Nothing in it tells who plays where. */
export interface Metrics {
  /** The store, with a clock beside it. */
  watched(store: Store): Store
  refused(why: string): void
  job(kind: string): void
  text(): Promise<string>
  readonly type: string
}

export interface Counted {
  sockets(): number
  rooms(): number
}

export async function makeMetrics(counted: () => Counted): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const appends = new Histogram({
    name: 'granja_append_seconds',
    help: 'Time until an entry is stored, by what became of it',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  const refusals = new Counter({
    name: 'granja_refused_total',
    help: 'Commands refused',
    labelNames: ['why'],
    registers,
  })
  const jobs = new Counter({ name: 'granja_jobs_total', help: 'Jobs carried out', labelNames: ['kind'], registers })
  const moves = new Counter({ name: 'granja_moves_total', help: 'Turns or parts of turns that were stored', registers })
  const gauge = (name: string, help: string, value: (now: Counted) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(counted()))
      },
    })
  gauge('granja_sockets', 'People and spectators at tables', now => now.sockets())
  gauge('granja_rooms', 'Tables in memory', now => now.rooms())

  return {
    watched: store => ({
      ...store,
      async append(append) {
        const took = appends.startTimer()
        let kind = 'error'
        try {
          const appended = await store.append(append)
          kind = appended.kind
          if (kind === 'done' && append.text.startsWith('{"kind":"played"')) moves.inc()
          return appended
        } finally {
          took({ kind })
        }
      },
    }),
    refused: why => refusals.inc({ why }),
    job: kind => jobs.inc({ kind }),
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
