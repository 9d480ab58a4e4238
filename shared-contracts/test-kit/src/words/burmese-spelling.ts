/** Asat ends a syllable: no vowel sign and no medial consonant can follow it. The dot below and the visarga do. */
const ASAT_AND_SIGN = /\u103A[\u102B-\u1035\u103B-\u103E]/

/** Words that are written so all the same: "I", "man", "right". */
const EXEMPT = /ကျွန်ုပ်|ယောက်ျား|လက်ျာ/g

const WORD = /[\u1000-\u109F]+/g

/** Burmese words of a text that cannot be spelt so: a search and replace has cut one in two, perhaps. */
export const misspeltBurmese = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) =>
    // Exempt letters become an end of a syllable.
    ASAT_AND_SIGN.test(word.replace(EXEMPT, 'က်')),
  )
