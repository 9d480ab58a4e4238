import type { Translate } from '@touchline/ui/words'
import type { Fault } from '../form'

/** A fault in words: what the server said, else what its code means for this field and this limit. */
export const faultText = (t: Translate, { code, text, bound }: Fault, field: string): string =>
  text || t(`form.wrong.${code}`, { field, ...(bound === undefined ? {} : { bound }) })
