/** The first byte of a message that is a text and comes whole. */
const TEXT = 0x81
/** Up to here the length fits into the second byte, and then into two more; both values there say where it follows. */
const SHORT = 125
const LONG = 0xffff

/** A text as it goes over a WebSocket from a server, in one piece: the library writes it in two, which takes longer than all else. */
export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= LONG ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT + 1
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 2
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
