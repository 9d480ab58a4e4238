import { Preferences, withChange } from '@touchline/contracts/session'
import * as v from 'valibot'

/** The request of the settings call. */
export interface Sent {
  settings?: object
  before?: object
}

/** The server's settings of one member, laid over as the API lays them. */
export function settingsServer(held: Preferences | null) {
  let kept = held
  let revision = held ? 1 : 0
  const saves: object[] = []
  return {
    held: () => kept,
    /** The sent saves, in order. */
    saves: () => saves,
    answer: ({ settings, before }: Sent) => {
      if (settings) {
        saves.push(structuredClone({ settings, before }))
        const change = { settings, before: kept ? (before ?? {}) : {} }
        kept = v.parse(Preferences, withChange(kept ?? {}, change))
        revision += 1
      }
      return { settings: kept, revision }
    },
  }
}
