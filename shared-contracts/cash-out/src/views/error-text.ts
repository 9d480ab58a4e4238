import type { Translate } from '@touchline/ui/words'

/** The meaning of a code, or the server's text for it. */
export const errorText = (t: Translate, code: string, text = ''): string =>
  t(`error.${code}`, { defaultValue: text.includes(' ') ? text : code })
