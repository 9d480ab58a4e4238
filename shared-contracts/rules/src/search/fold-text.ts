/** Letters that stand apart from the plain one that people type for them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/**
 * A text as it is searched in: small letters without accents, single spaces in place of everything else. Wide letters of an
 * input method are plain ones, and marks of no width between syllables are left out.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’]/g, '')
    .replace(/[øłđßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
