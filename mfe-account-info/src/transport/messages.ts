import { announceList, personalList, personalUnread, type ResponseOf } from '@touchline/contracts/calls'
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

/** Which messages are marked: some, or all of them as read. */
export type Marking = { readonly ids: readonly string[]; readonly isRead: boolean } | 'all read'

/** Marks messages; the server tells the member's other tabs and devices. */
export const markMessages = ({ call, locale }: Asking, marking: Marking) =>
  call(personalUnread, {
    language: locale.language(),
    ...(marking === 'all read'
      ? { all_read: true }
      : { mark: { ids: [...marking.ids], is_read: marking.isRead } }),
  })
