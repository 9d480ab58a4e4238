import { ALLOWED_WORDS, type AllowedWord } from './allowed-words'
import { type Part, partsOfFile } from './parts-of-file'
import { WORD_RULES, type WordRule } from './word-rules'

export interface WordHit {
  readonly kind: Part['kind']
  readonly line: number
  readonly found: string
  /** The line of text or the name around the hit. */
  readonly text: string
  readonly rule: WordRule
}

/** A name in the manner of the wire and the database, which keep their names. */
const WIRE_NAME = /^[a-z0-9]+(?:_[a-z0-9]+)+$/

/** Words to replace in the comments, test titles and names of a file. */
export function findWords(
  path: string,
  source: string,
  allowed: readonly AllowedWord[] = ALLOWED_WORDS,
): WordHit[] {
  return partsOfFile(path, source)
    .flatMap((part) => WORD_RULES.flatMap((rule) => hitsOfRule(part, rule, allowed)))
    .sort((a, b) => a.line - b.line)
}

function hitsOfRule(part: Part, rule: WordRule, allowed: readonly AllowedWord[]): WordHit[] {
  if (part.kind === 'name' || part.kind === 'file') {
    if (!rule.words || WIRE_NAME.test(part.text) || allowed.some(({ text }) => text === part.text)) return []
    const found = splitWords(part.text).match(rule.words)?.[0]
    return found ? [{ kind: part.kind, line: part.line, found, text: part.text, rule }] : []
  }
  if (!rule.text) return []
  return [...part.text.matchAll(rule.text)]
    .filter(({ index }) => !isAllowed(part.text, index, allowed))
    .map(({ index, 0: found }) => ({
      kind: part.kind,
      line: part.line + part.text.slice(0, index).split('\n').length - 1,
      found: found.replace(/\s+/g, ' '),
      text: linesAt(part.text, index, found.length),
      rule,
    }))
}

/** `leftOfRoom` is "left of room", `left-of-room.test.ts` is "left of room test ts". */
function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()
}

function isAllowed(text: string, index: number, allowed: readonly AllowedWord[]): boolean {
  return allowed.some((entry) => {
    for (let at = text.indexOf(entry.text); at !== -1; at = text.indexOf(entry.text, at + 1))
      if (index >= at && index < at + entry.text.length) return true
    return false
  })
}

function linesAt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf('\n', index) + 1
  const end = text.indexOf('\n', index + length)
  return text
    .slice(start, end === -1 ? undefined : end)
    .replace(/\s+/g, ' ')
    .trim()
}
