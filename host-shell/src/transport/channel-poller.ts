import type { PollChannel } from './channel-poll'
import type { LiveChannel } from './live-channel'

interface ChannelPollerDeps {
  poll: PollChannel
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  /** How often to poll, milliseconds. */
  refreshMs: number
  /** What was answered for a channel; null when nobody answered. */
  answered: (channel: LiveChannel, message: unknown) => void
}

/** Asks the cached odds for channels, one round at a time, a refresh interval apart. */
export class ChannelPoller {
  private polledAt = 0
  private polling = false
  private readonly asking = new Set<LiveChannel>()

  constructor(private readonly deps: ChannelPollerDeps) {}

  /** The next round need not wait for its interval. */
  hurry(): void {
    this.polledAt = 0
  }

  /** Whether an answer for the channel is on its way. */
  isAsking(channel: LiveChannel): boolean {
    return this.asking.has(channel)
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
    this.asking.add(channel)
    const message = await this.deps.poll(channel.name, channel.position)
    this.asking.delete(channel)
    if (message !== null) channel.wanted = false
    this.deps.answered(channel, message)
  }
}
