import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

/** Tabs of messages: everything, or one kind. */
export const MESSAGE_LISTS = ['all', 'normal', 'special', 'personal'] as const
export type MessageListName = (typeof MESSAGE_LISTS)[number]

/** Which kind, which page of it, and the message that is open. */
export const MESSAGES = defineAddress('/info/message', {
  kind: oneOf(MESSAGE_LISTS),
  page,
  id: text({ maxLength: 20 }),
})
export type MessagesView = ReturnType<typeof MESSAGES.viewOf>
