import { constants, deflateRawSync } from 'node:zlib'

/** Below this a message is not worth packing. */
const SMALL_BYTES = 256
/** Fast rather than tight: boards are packed four times a second. */
const LEVEL = 3

const FIN_TEXT = 0x81
/** Text whose payload is packed by permessage-deflate (RFC 7692). */
const FIN_PACKED_TEXT = 0xc1

/**
 * One message as the bytes of a WebSocket frame, built once and written to every socket. Packed without context, so
 * that the same bytes are right for all who agreed to permessage-deflate.
 */
export class SocketFrame {
  private packedBytes: Buffer | undefined
  private plainBytes: Buffer | undefined
  private readonly text: Buffer

  constructor(message: object) {
    this.text = Buffer.from(JSON.stringify(message))
  }

  bytes(packed: boolean): Buffer {
    if (packed && this.text.length >= SMALL_BYTES) {
      this.packedBytes ??= frame(FIN_PACKED_TEXT, pack(this.text))
      return this.packedBytes
    }
    this.plainBytes ??= frame(FIN_TEXT, this.text)
    return this.plainBytes
  }
}

function pack(text: Buffer): Buffer {
  const packed = deflateRawSync(text, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
  // The empty block that a sync flush ends with is put back by the reader (RFC 7692, 7.2.1).
  return packed.subarray(0, packed.length - 4)
}

/** An unmasked frame, as servers send them (RFC 6455, 5.2). */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.from([opcode, length]), payload])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = opcode
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, payload])
}
