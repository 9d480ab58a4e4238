import type { ContactChannel, UplineContact } from './support-calls'

/** Channels that are named by their own name in every language; the others have words. */
export const CHANNEL_NAMES: Partial<Record<ContactChannel, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
  viber: 'Viber',
  wechat: 'WeChat',
  zalo: 'Zalo',
  kakaotalk: 'KakaoTalk',
}

const digits = (value: string): string => value.replace(/\D/g, '')
const name = (value: string): string => encodeURIComponent(value.replace(/^@/, ''))

/** The link of a contact; null for one typed into its own application. */
export function contactLink({ channel, value }: UplineContact): string | null {
  switch (channel) {
    case 'phone':
      return `tel:${value.startsWith('+') ? '+' : ''}${digits(value)}`
    case 'whatsapp':
      return `https://wa.me/${digits(value)}`
    case 'telegram':
      return `https://t.me/${name(value)}`
    case 'line':
      return `https://line.me/R/ti/p/~${name(value)}`
    case 'zalo':
      return `https://zalo.me/${digits(value)}`
    case 'email':
      return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
    case 'web':
      return value.startsWith('https://') ? value : null
    default:
      return null
  }
}
