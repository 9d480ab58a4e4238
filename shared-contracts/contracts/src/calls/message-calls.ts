import * as v from 'valibot'
import { defineCall } from './define-call'
import { listInput, pageInput, textInput } from './input'

/** How a message is addressed: to all members, to all of them with weight, or to one. */
export const MESSAGE_KINDS = ['normal', 'special', 'personal'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Messages stay in the history for so long. */
export const MESSAGE_DAYS = 90

const count = () => v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Unread messages of the member by kind. */
const unreadCounts = () => v.object({ normal: count(), special: count(), personal: count() })
export type Unread = v.InferOutput<ReturnType<typeof unreadCounts>>

/** A message in one language; its texts are always plain text. */
const message = () =>
  v.object({
    id: v.string(),
    kind: v.picklist(MESSAGE_KINDS),
    title: v.string(),
    /** Paragraphs and tables as lines of text; empty when the title says all. */
    body: v.string(),
    /** When it began to be shown, epoch milliseconds. */
    at: v.number(),
    is_read: v.boolean(),
  })
export type Message = v.InferOutput<ReturnType<typeof message>>

const messages = () =>
  v.object({
    messages: v.array(message()),
    /** On all pages. */
    total: count(),
    unread: unreadCounts(),
  })

/** The language of the page; texts that are not there in it come in English. */
const language = () => textInput(20)

/** The strip under the header. */
export const marqueeList = defineCall({
  name: 'marqueeList',
  path: '/marqueelist',
  session: false,
  request: v.object({ language: textInput(20) }),
  response: v.object({
    announcements: v.array(
      v.object({ id: v.string(), text: v.string(), special: v.boolean(), at: v.number() }),
    ),
  }),
})

/** Announcements, the newest first: of one kind or both, and with the member's own messages among them if asked for. */
export const announceList = defineCall({
  name: 'announceList',
  path: '/announcelist',
  request: v.object({
    language: language(),
    kind: v.optional(v.picklist(['normal', 'special'])),
    with_personal: v.optional(v.boolean(), false),
    ...pageInput,
  }),
  response: messages(),
})

/** Messages to this member alone, the newest first. */
export const personalList = defineCall({
  name: 'personalList',
  path: '/personallist',
  request: v.object({ language: language(), ...pageInput }),
  response: messages(),
})

/**
 * How many messages are unread, and the pop-up message. First it marks the requested messages, or all, as
 * read; a seen pop-up does not come again.
 */
export const personalUnread = defineCall({
  name: 'personalUnread',
  path: '/personalunread',
  request: v.object({
    language: language(),
    mark: v.optional(v.object({ ids: listInput(textInput(20, 1), 100, 1), is_read: v.boolean() })),
    all_read: v.optional(v.boolean(), false),
    /** Key of the pop-up that the member has closed. */
    popup_seen: v.optional(textInput(40, 1)),
  }),
  response: v.object({
    unread: unreadCounts(),
    /** The newest pop-up that the member has not seen. */
    popup: v.nullable(v.object({ key: v.string(), message: message() })),
  }),
})
