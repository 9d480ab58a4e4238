import {
  announceList,
  type Message,
  type MessageKind,
  marqueeList,
  personalList,
  personalUnread,
} from '@touchline/contracts/calls'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import type { SourceOf } from '../../plugins/request-source'
import type { CallServer } from '../../plugins/serve-call'
import type { ListOf, MessageRepository, MessageRow } from './repository'
import { textIn, withTerms } from './rules'

export interface MessageRouteDeps {
  readonly platform: Pick<Platform, 'now' | 'brands' | 'notifications'>
  readonly messages: MessageRepository
  readonly sourceOf: SourceOf
}

/** The calls about messages: members see those of their brand and those to themselves, in their language. */
export function registerMessages(
  calls: CallServer,
  { platform, messages, sourceOf }: MessageRouteDeps,
): void {
  const { now, brands, notifications } = platform

  const wordedFor = (brand: string, language: string) => {
    const terms = brands.of(brand)
    return (row: MessageRow): Message => ({
      id: String(row.id),
      kind: row.kind,
      title: withTerms(textIn(row.titles, language), terms),
      body: withTerms(textIn(row.bodies, language), terms),
      at: row.at,
      is_read: row.is_read,
    })
  }
  const pageOf = async ({ account, brand }: Caller, language: string, asked: ListOf) => {
    const [{ rows, total }, unread] = await Promise.all([
      messages.list(account, now(), asked),
      messages.unread(account, now()),
    ])
    return { messages: rows.map(wordedFor(brand, language)), total, unread }
  }

  calls.open(marqueeList, async ({ language }, { request }) => {
    const { brand } = sourceOf(request.raw)
    const worded = wordedFor(brand, language)
    const rows = await messages.inStrip(brand, now())
    return {
      announcements: rows.map((row) => {
        const { id, title, kind, at } = worded(row)
        return { id, text: title, special: kind === 'special', at }
      }),
    }
  })

  calls.list(announceList, VIEW, ({ language, kind, with_personal, ...page }, caller) => {
    const kinds: MessageKind[] = kind ? [kind] : ['normal', 'special']
    return pageOf(caller, language, { ...page, kinds: with_personal ? [...kinds, 'personal'] : kinds })
  })

  calls.list(personalList, VIEW, ({ language, ...page }, caller) =>
    pageOf(caller, language, { ...page, kinds: ['personal'] }),
  )

  // Members who may only look read too: a mark is no action of their account.
  calls.member(personalUnread, VIEW, async ({ language, mark, all_read, popup_seen }, { account, brand }) => {
    const marked =
      (mark ? await messages.mark(account, now(), mark.ids, mark.is_read) : 0) +
      (all_read ? await messages.mark(account, now(), null, true) : 0)
    if (popup_seen !== undefined) await messages.sawPopup(account, now(), popup_seen)
    const [unread, popup] = await Promise.all([
      messages.unread(account, now()),
      messages.popup(account, now()),
    ])
    // The member's other tabs and devices.
    if (marked > 0) notifications.send(account, { t: 'messages', unread })
    return {
      unread,
      popup: popup && { key: popup.popup_key, message: wordedFor(brand, language)(popup) },
    }
  })
}
