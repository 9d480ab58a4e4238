import { uxMarket, uxMatch } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import type { Channel, ChannelPosition } from '@touchline/contracts/live'

/** Asks the cached odds for a channel since a position; null when there was no answer. */
export type PollChannel = (channel: Channel, position: ChannelPosition | null) => Promise<unknown>

/** Polling by `/uxmarket` and `/uxmatch`, for as long as the socket is down. */
export const createChannelPoll =
  (call: CallService): PollChannel =>
  async (channel, position) => {
    const since = position ? { epoch: position.epoch, since: position.seq } : {}
    const [first = '', second = ''] = channel.split(':')
    const result =
      first === 'm'
        ? await call(uxMatch, { match: Number(second), ...since }, { quiet: true })
        : await call(
            uxMarket,
            { sport: Number(first), market: Number(second) as 1 | 2 | 3, ...since },
            { quiet: true },
          )
    return result.kind === 'ok' ? result.data : null
  }
