import type { Language } from '@touchline/contracts/limits'
import { type Words, wordsFaults } from './words-faults'

/** Tests that every area runs over its words: each language says what English says, with the same places to fill. */
export function testWords({ en, ...others }: { en: Words } & Partial<Record<Language, Words>>): void {
  test.each(Object.entries(others))(
    '%s says everything that English says, with the same places to fill',
    (_, words) => {
      expect(wordsFaults(en, words)).toEqual([])
    },
  )
}
