/** The little of CBOR that an authenticator writes. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.from([(kind << 5) | amount])
  if (amount < 256) return Buffer.from([(kind << 5) | 24, amount])
  return Buffer.from([(kind << 5) | 25, amount >> 8, amount & 255])
}
