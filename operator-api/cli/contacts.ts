import { CONTACT_CHANNELS, type ContactChannel, type UplineContact } from '@touchline/contracts/calls'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** Allowed addresses of a channel: pages make links of them. */
const SHAPES: Record<ContactChannel, RegExp> = {
  phone: /^\+?[\d ()-]{5,24}$/,
  whatsapp: /^\+?[\d ()-]{5,24}$/,
  telegram: /^@?[A-Za-z0-9_]{3,32}$/,
  line: /^@?[A-Za-z0-9._-]{2,32}$/,
  viber: /^\+?[\d ()-]{5,24}$/,
  wechat: /^[A-Za-z][A-Za-z0-9_-]{4,31}$/,
  zalo: /^\+?[\d ()-]{5,24}$/,
  kakaotalk: /^[A-Za-z0-9._-]{2,32}$/,
  email: /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{3,100}$/,
  web: /^https:\/\/[A-Za-z0-9.-]+(\/[A-Za-z0-9._~%!$&()*+,;=:@/?#-]{0,150})?$/,
}

/** @throws UsageError for a channel that nobody knows */
export function channelNamed(name: string): ContactChannel {
  const channel = CONTACT_CHANNELS.find((known) => known === name.toLowerCase())
  if (!channel) throw new UsageError(`No channel ${quoted(name)}: one of ${CONTACT_CHANNELS.join(', ')}`)
  return channel
}

/** The contacts with this one set, or without its channel for "-"; in the order in which pages show them. */
export function withContact(
  contacts: readonly UplineContact[],
  channel: ContactChannel,
  typed: string,
): UplineContact[] {
  const value = typed.trim()
  if (value !== '-' && !SHAPES[channel].test(value)) throw new UsageError(`${quoted(typed)} is no ${channel}`)
  const others = contacts.filter((one) => one.channel !== channel)
  const place = (one: UplineContact): number => CONTACT_CHANNELS.indexOf(one.channel)
  return [...others, ...(value === '-' ? [] : [{ channel, value }])].sort((a, b) => place(a) - place(b))
}
