import type { FinishedRound } from '../api'
import { device, type SessionMemory } from './session-memory'

/** Which round of a game this device has not shown to its end. */
export interface UnseenRound {
  /** A bet is sent: its round is named by the press. */
  open(press: string): void
  shown(): void
  /** Whether the player has not seen the outcome of a round yet; once. */
  isNews(round: FinishedRound): boolean
}

export function unseenRound(gameCode: string, memory: SessionMemory = device): UnseenRound {
  const unseen = `unseen ${gameCode}`
  const key = `told ${gameCode}`
  return {
    open: (press) => memory.set(unseen, press),
    shown: () => memory.set(unseen, ''),
    isNews: ({ round, is_alone }) => {
      const press = memory.get(unseen)
      const isMissed = !!press && round.endsWith(`-${press}`)
      if (!isMissed && (!is_alone || memory.get(key) === round)) return false
      memory.set(unseen, '')
      memory.set(key, round)
      return true
    },
  }
}
