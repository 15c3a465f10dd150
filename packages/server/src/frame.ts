/** The first byte of a message that is a text and comes whole. */
const TEXT = 0x81
/** Up to here the length fits into the second byte, and then into two more; both values there say where it follows. */
const SHORT = 125
const LONG = 0xffff

/**
 * A text as it goes over a WebSocket from a server, each character one byte. The library writes it in two pieces, and a buffer
 * would have to be filled and thrown away: both take longer than all else.
 */
export function framed(text: string): string {
  const length = Buffer.byteLength(text)
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'))
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length)
  if (length <= LONG) return String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 0xff)
  const bytes = Buffer.alloc(10)
  bytes[0] = TEXT
  bytes[1] = SHORT + 2
  bytes.writeBigUInt64BE(BigInt(length), 2)
  return bytes.toString('latin1')
}
