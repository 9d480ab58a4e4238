import type { ClientMessage } from '@touchline/contracts/live'
import * as v from 'valibot'

const channel = v.pipe(v.string(), v.regex(/^(?:\d{1,3}:[123]|m:\d{1,11})$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const Message = v.variant('t', [
  v.object({
    t: v.literal('sub'),
    ch: channel,
    since: v.optional(v.object({ epoch: v.string(), seq: whole })),
  }),
  v.object({ t: v.literal('unsub'), ch: channel }),
  v.object({ t: v.literal('ping'), at: v.number() }),
])

/** What a browser sent, or null when it is none of the messages. */
export function readClientMessage(text: string): ClientMessage | null {
  try {
    const parsed = v.safeParse(Message, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
