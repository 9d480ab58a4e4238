import * as v from 'valibot'
import { defineCall } from './define-call'

/** Ways in which members reach an upline, in the order in which they are shown. */
export const CONTACT_CHANNELS = [
  'phone',
  'whatsapp',
  'telegram',
  'line',
  'viber',
  'wechat',
  'zalo',
  'kakaotalk',
  'email',
  'web',
] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

const contact = () => v.object({ channel: v.picklist(CONTACT_CHANNELS), value: v.string() })
export type UplineContact = v.InferOutput<ReturnType<typeof contact>>

/**
 * Whom the caller turns to: their upline, and how they reach it. An upline that names no way is reached by the one above it; no
 * contacts mean that nobody in the chain names any.
 */
export const uplineContact = defineCall({
  name: 'uplineContact',
  path: '/uplinecontact',
  request: v.object({}),
  response: v.object({ upline: v.string(), contacts: v.array(contact()) }),
})
