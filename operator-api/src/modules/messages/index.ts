import type { ApiModule, Platform } from '../../platform/module'
import type { SourceOf } from '../../plugins/request-source'
import { messageNews, type NewsOfMessages } from './message-news'
import { messageRepository } from './repository'
import { registerMessages } from './routes'

export { type Texts, withTerms } from './rules'
export { endMessage, type NewMessage, writeMessage } from './write-message'

const LOOK_EVERY_MS = 1000

export interface MessagesDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands' | 'notifications'>
  readonly sourceOf: SourceOf
}

export type MessagesModule = ApiModule & Pick<NewsOfMessages, 'announcements$'>

/** Announcements and personal messages: the strip, the history with its read marks, what pops up. */
export function createMessages({ platform, sourceOf }: MessagesDeps): MessagesModule {
  const messages = messageRepository(platform.database)
  const { announcements$, look } = messageNews(platform, messages)
  return {
    announcements$,
    register: (calls) => registerMessages(calls, { platform, messages, sourceOf }),
    // Each process notifies its own sockets.
    jobs: [{ name: 'message news', everyMs: LOOK_EVERY_MS, by: 'each process', round: look }],
  }
}
