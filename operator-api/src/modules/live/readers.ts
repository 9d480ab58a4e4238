import type { Channel } from '@touchline/contracts/live'
import type { LiveSession } from '../session'

/** A connection as the hub needs it: a fake is a list. */
export interface LiveSocket {
  /** Whether permessage-deflate was agreed on. */
  readonly packed: boolean
  write(frame: Buffer): void
  /** Bytes written that the other side has not taken. */
  pending(): number
  close(code: number, reason: string): void
  /** Without waiting for the other side. */
  destroy(): void
}

/** Somebody at the other end of a socket. */
export interface Reader {
  readonly socket: LiveSocket
  readonly owner: LiveSession
  /** Sequence of each channel as sent so far; null where a snapshot is due. */
  readonly channels: Map<Channel, number | null>
  /** When it was first found with too much pending; 0 while it keeps up. */
  slowSince: number
}

/** Readers of each channel, and sockets of each member: a bet reaches its member without a look at every socket. */
export class Readers {
  readonly all = new Set<Reader>()
  private readonly byAccount = new Map<string, Set<Reader>>()
  private readonly byChannel = new Map<Channel, Set<Reader>>()

  add(reader: Reader): void {
    this.all.add(reader)
    const { account } = reader.owner
    this.byAccount.set(account, (this.byAccount.get(account) ?? new Set()).add(reader))
  }

  ofAccount(account: string): ReadonlySet<Reader> | undefined {
    return this.byAccount.get(account)
  }

  of(channel: Channel): ReadonlySet<Reader> | undefined {
    return this.byChannel.get(channel)
  }

  channels(): Iterable<[Channel, ReadonlySet<Reader>]> {
    return this.byChannel
  }

  subscribe(reader: Reader, channel: Channel, seq: number | null): void {
    reader.channels.set(channel, seq)
    const readers = this.byChannel.get(channel) ?? new Set()
    this.byChannel.set(channel, readers.add(reader))
  }

  unsubscribe(reader: Reader, channel: Channel): void {
    reader.channels.delete(channel)
    const readers = this.byChannel.get(channel)
    readers?.delete(reader)
    if (readers?.size === 0) this.byChannel.delete(channel)
  }

  remove(reader: Reader): void {
    for (const channel of [...reader.channels.keys()]) this.unsubscribe(reader, channel)
    this.all.delete(reader)
    const { account } = reader.owner
    const readers = this.byAccount.get(account)
    readers?.delete(reader)
    if (readers?.size === 0) this.byAccount.delete(account)
  }
}
