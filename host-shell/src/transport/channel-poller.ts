import type { PollChannel } from './channel-poll'
import type { LiveChannel } from './live-channel'

interface ChannelPollerDeps {
  poll: PollChannel
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  /** How often to poll, milliseconds. */
  refreshMs: number
  /** Whether an answer for the channel is still of use: the socket may have come back meanwhile. */
  isPolled: (channel: LiveChannel) => boolean
  take: (message: unknown) => void
}

/** Asks for channels that the socket does not bring: one round at a time, a refresh interval apart. */
export class ChannelPoller {
  private polledAt = 0
  private polling = false

  constructor(private readonly deps: ChannelPollerDeps) {}

  /** The next round need not wait for its interval. */
  hurry(): void {
    this.polledAt = 0
  }

  isDue(): boolean {
    return !this.polling && this.deps.clock() - this.polledAt >= this.deps.refreshMs
  }

  async poll(channels: readonly LiveChannel[]): Promise<void> {
    if (this.polling || channels.length === 0) return
    this.polling = true
    this.polledAt = this.deps.clock()
    await Promise.all(channels.map((channel) => this.pollOne(channel)))
    this.polling = false
  }

  private async pollOne(channel: LiveChannel): Promise<void> {
    const message = await this.deps.poll(channel.name, channel.position)
    if (message === null) return
    channel.wanted = false
    if (this.deps.isPolled(channel)) this.deps.take(message)
  }
}
