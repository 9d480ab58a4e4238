import type { RuleId, RuleTopic } from '@touchline/contracts/rules'
import { foldText } from '@touchline/rules'
import { RULE_IDS, topicOf } from './rules'

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Myanmar}]/u

/**
 * Rules of a topic (null: of all) whose text has every searched word, without accents. In languages without spaces the
 * typed text is found as a whole, or by the words in it.
 */
export function findRules(
  { topic, search }: { readonly topic: RuleTopic | null; readonly search: string },
  textOf: (id: RuleId) => string,
  language: string,
): RuleId[] {
  const wanted = foldText(search).split(' ')
  return RULE_IDS.filter((id) => {
    if (topic !== null && topicOf(id) !== topic) return false
    const text = foldText(textOf(id))
    return wanted.every(
      (word) => text.includes(word) || wordsIn(word, language).every((part) => text.includes(part)),
    )
  })
}

function wordsIn(text: string, language: string): string[] {
  if (!UNSPACED.test(text) || !('Segmenter' in Intl)) return [text]
  const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  return parts.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}
