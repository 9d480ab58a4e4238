import { type ErrorCode, hasErrorRow } from '@touchline/contracts/errors'
import { DEFAULT_LANGUAGE } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { lateWords, words } from '../locales/load-words'
import { withTimeout } from '../time/with-timeout'

/** Longest that an error waits for its words; they come as soon as the page shows what it was opened for. */
const WAIT_MS = 2000

/**
 * Meaning of a code in the language of the page. A sentence that the server sent is shown as it is where it came in place
 * of a code that we know, and when the catalogue's own is not translated.
 */
export async function errorText(code: ErrorCode, sent: string): Promise<string> {
  const sentence = sent.includes(' ') ? sent : null
  if ((i18next.language === DEFAULT_LANGUAGE || code === 'somethingWrong') && sentence) return sentence
  await meanings()
  return (
    meaning(i18next.language, code) ??
    sentence ??
    meaning(DEFAULT_LANGUAGE, code) ??
    i18next.t('shell:wentWrong')
  )
}

/**
 * The code that a server sent, or `somethingWrong` for an unknown one. Most codes are only a text: if their
 * texts do not load, the code counts as unknown and the bet is looked up.
 */
export async function knownCode(sent: string): Promise<ErrorCode> {
  if (hasErrorRow(sent)) return sent
  await meanings()
  const text = meaning(words.loaded, sent) ?? meaning(DEFAULT_LANGUAGE, sent)
  return text === undefined ? 'somethingWrong' : (sent as ErrorCode)
}

const meanings = () => withTimeout(WAIT_MS, words.add(lateWords))

const meaning = (language: string, code: string): string | undefined =>
  i18next.getResource(language, 'shell', `error.${code}`)
