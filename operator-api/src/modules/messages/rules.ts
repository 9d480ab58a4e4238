import { MESSAGE_DAYS } from '@touchline/contracts/calls'
import { LANGUAGES, type Language } from '@touchline/contracts/limits'
import type { BrandTerms } from '@touchline/serving'

/** A text in some languages; English is always there. */
export type Texts = Readonly<Partial<Record<Language, string>> & { en: string }>

/** The text of a language, or the English one; an unknown language is no error. */
export const textIn = (texts: Partial<Texts>, language: string): string =>
  LANGUAGES.flatMap((known) => (known === language ? (texts[known] ?? []) : []))[0] ?? texts.en ?? ''

/** Replaces `{dayStart}` in a text by the hour at which a betting day of the brand begins. */
export const withTerms = (
  text: string,
  { bettingDayStartHour }: Pick<BrandTerms, 'bettingDayStartHour'>,
): string => text.replaceAll('{dayStart}', `${String(bettingDayStartHour).padStart(2, '0')}:00`)

/** The history begins here. */
export const historyFrom = (now: number): number => now - MESSAGE_DAYS * 86_400_000
