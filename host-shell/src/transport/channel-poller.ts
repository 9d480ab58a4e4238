import type { PollChannel } from './channel-poll'
import type { LiveChannel } from './live-channel'

interface ChannelPollerDeps {
  poll: PollChannel
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  /** How often to poll, milliseconds. */
  refreshMs: number
  /** The answer for a channel; null without one. */
  answered: (channel: LiveChannel, message: unknown) => void
}

/** Asks the cached odds for channels, one round at a time, a refresh interval apart. */
export class ChannelPoller {
  private polledAt = 0
  private readonly asking = new Set<LiveChannel>()

  constructor(private readonly deps: ChannelPollerDeps) {}

  /** The next round waits neither for its interval nor for the answers of the one before. */
  hurry(): void {
    this.polledAt = 0
  }

  /** Whether an answer for the channel is on its way. */
  isAsking(channel: LiveChannel): boolean {
    return this.asking.has(channel)
  }

  isDue(): boolean {
    if (this.polledAt === 0) return true
    return this.asking.size === 0 && this.deps.clock() - this.polledAt >= this.deps.refreshMs
  }

  async poll(channels: readonly LiveChannel[]): Promise<void> {
    const free = channels.filter((channel) => !this.asking.has(channel))
    if (free.length === 0) return
    this.polledAt = this.deps.clock()
    await Promise.all(free.map((channel) => this.pollOne(channel)))
  }

  private async pollOne(channel: LiveChannel): Promise<void> {
    this.asking.add(channel)
    const message = await this.deps.poll(channel.name, channel.position)
    this.asking.delete(channel)
    if (message !== null) channel.wanted = false
    this.deps.answered(channel, message)
  }
}
