import {
  announceList,
  type Message,
  personalList,
  personalUnread,
  type ResponseOf,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import type { MessagesView } from '../domain/messages-address'

export type MessagesPage = ResponseOf<typeof announceList>

type Asking = Pick<HostServices, 'call' | 'locale'>

/** Asks for a page of the messages of a view, in the language of the page. */
export const askMessages =
  ({ call, locale }: Asking) =>
  (
    { kind, page }: Pick<MessagesView, 'kind' | 'page'>,
    signal: AbortSignal,
    page_size: number,
  ): Promise<CallResult<MessagesPage>> => {
    const asked = { language: locale.language(), page, page_size }
    const options = { signal, quiet: true }
    if (kind === 'personal') return call(personalList, asked, options)
    const of = kind === 'all' ? { with_personal: true } : { kind }
    return call(announceList, { ...asked, ...of }, options)
  }

/** So many messages are asked for at once, and so many times, to find a linked message. */
const SOUGHT_AT_ONCE = 100
const SOUGHT_PAGES = 5

/** Looks for the open message of a view on all pages of it; null where it is not among the newest. */
export async function findMessage(host: Asking, { kind, id }: MessagesView): Promise<Message | null> {
  const { signal } = new AbortController()
  for (let page = 1; page <= SOUGHT_PAGES; page += 1) {
    const answer = await askMessages(host)({ kind, page }, signal, SOUGHT_AT_ONCE)
    if (answer.kind !== 'ok') return null
    const found = answer.data.messages.find((message) => message.id === id)
    if (found) return found
    if (page * SOUGHT_AT_ONCE >= answer.data.total) return null
  }
  return null
}

/** Which messages are marked: some, or all of them as read. */
export type Marking = { readonly ids: readonly string[]; readonly isRead: boolean } | 'all read'

/** Marks messages; the server notifies the member's other tabs and devices. */
export const markMessages = ({ call, locale }: Asking, marking: Marking) =>
  call(personalUnread, {
    language: locale.language(),
    ...(marking === 'all read'
      ? { all_read: true }
      : { mark: { ids: [...marking.ids], is_read: marking.isRead } }),
  })
