import type { Message, MessageKind, Unread } from '@touchline/contracts/calls'
import { formatMoment } from '@touchline/rules/days'
import { MESSAGES, type MessageListName, type MessagesView } from './messages-address'

/** The list of a view, without its open message. */
export const listOfView = (view: MessagesView): string => MESSAGES.pathOf({ ...view, id: '' })

/** How many a tab counts as unread. */
export const unreadOf = (list: MessageListName, unread: Unread): number =>
  list === 'all' ? unread.normal + unread.special + unread.personal : unread[list]

export const KIND_ICON = { normal: 'info', special: 'bell', personal: 'account' } as const satisfies Record<
  MessageKind,
  string
>

/** "Sat 21/11 22:40" in GMT+8; the weekday in the language of the page, where the browser knows its names. */
export function messageTime(at: number, languageTag: string): string {
  const moment = formatMoment(at, 'DD/MM HH:mm')
  if (Intl.DateTimeFormat.supportedLocalesOf(languageTag).length === 0) return moment
  const weekday = new Intl.DateTimeFormat(languageTag, { weekday: 'short', timeZone: 'Asia/Kuala_Lumpur' })
  return `${weekday.format(at)} ${moment}`
}

/** The message before and the one after an open one, on its page. */
export function neighbours(messages: readonly Message[], id: string): { newer?: string; older?: string } {
  const at = messages.findIndex((message) => message.id === id)
  const idAt = (index: number) => messages[index]?.id
  return at < 0 ? {} : { newer: idAt(at - 1), older: idAt(at + 1) }
}
