import { marqueeList } from '@touchline/contracts/calls'
import type { ApiModule, Platform } from '../../platform/module'
import type { SourceOf } from '../../plugins/request-source'
import { announceFirst, announcementsAt } from './repository'
import { SANDBOX_ANNOUNCEMENTS, textIn, withTerms } from './rules'

export interface MessagesDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands'>
  readonly sourceOf: SourceOf
  readonly sandbox: boolean
}

/** Announcements under the header. */
export const createMessages = ({
  platform: { database, now, brands },
  sourceOf,
  sandbox,
}: MessagesDeps): ApiModule => ({
  register: (calls) =>
    calls.open(marqueeList, async ({ language }, { request }) => {
      const terms = brands.of(sourceOf(request.raw).brand)
      const found = await announcementsAt(database, now())
      return {
        announcements: found.map(({ id, special, texts, at }) => ({
          id: String(id),
          text: withTerms(textIn(texts, language), terms),
          special,
          at,
        })),
      }
    }),
  start: async () => {
    if (sandbox) await announceFirst(database, SANDBOX_ANNOUNCEMENTS, now())
  },
})
