import type { Translate } from '@touchline/ui/words'

/** What a code means, or what the server says of it. */
export const errorText = (t: Translate, code: string, text = ''): string =>
  t(`error.${code}`, { defaultValue: text.includes(' ') ? text : code })
