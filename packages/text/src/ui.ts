import type { ui } from './en/ui/index.ts'

type Wide<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [K in keyof T]: Wide<T[K]> }

/** Every language has the same words as English; a missing or extra one does not compile. */
export type Ui = Wide<typeof ui>
