import { marqueeList } from '@touchline/contracts/calls'
import type { ApiModule, Platform } from '../../platform/module'
import { announceFirst, announcementsAt } from './repository'
import { SANDBOX_ANNOUNCEMENTS, textIn } from './rules'

export interface MessagesDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly sandbox: boolean
}

/** Announcements under the header. */
export const createMessages = ({ platform: { database, now }, sandbox }: MessagesDeps): ApiModule => ({
  register: (calls) =>
    calls.open(marqueeList, async ({ language }) => ({
      announcements: (await announcementsAt(database, now())).map(({ id, special, texts, at }) => ({
        id: String(id),
        text: textIn(texts, language),
        special,
        at,
      })),
    })),
  start: async () => {
    if (sandbox) await announceFirst(database, SANDBOX_ANNOUNCEMENTS, now())
  },
})
