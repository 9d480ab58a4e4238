import { LANGUAGES, type Language } from '@touchline/contracts/limits'
import type { Command } from 'commander'
import type { Texts } from '../src/modules/messages'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** Texts of a message as they are typed: `--in my=…` once for each language. */
export interface TypedTexts {
  readonly in: readonly string[]
  readonly body?: string
  readonly bodyIn: readonly string[]
}

/** A title is one line of the strip and of the list. */
const TITLE_MAX = 200
const BODY_MAX = 10_000

const another = (text: string, before: readonly string[]): string[] => [...before, text]

/** The options that every message has. */
export const withTexts = (command: Command): Command =>
  command
    .option(
      '--in <language=text>',
      `the same in ${LANGUAGES.slice(1).join(', ')}; again for each`,
      another,
      [],
    )
    .option('--body <text>', 'what stands below the title: paragraphs, | tables |, [links](/info/rules)')
    .option('--body-in <language=text>', 'the same in a language; again for each', another, [])

/** @throws UsageError for a language that is not there, or named twice, and for a text that is empty */
export function textsOf(
  title: string,
  { in: titles, body, bodyIn }: TypedTexts,
): {
  titles: Texts
  bodies: Texts | null
} {
  if (body === undefined && bodyIn.length > 0) throw new UsageError('--body-in needs an English --body')
  return {
    titles: allOf(title, titles, TITLE_MAX),
    bodies: body === undefined ? null : allOf(body, bodyIn, BODY_MAX),
  }
}

function allOf(english: string, others: readonly string[], longest: number): Texts {
  const texts: Partial<Record<Language, string>> & { en: string } = { en: lines(english) }
  for (const other of others) {
    const [name = '', ...rest] = other.split('=')
    const language = LANGUAGES.find((known) => known === name)
    if (!language)
      throw new UsageError(`No language ${quoted(name)}: one of ${LANGUAGES.slice(1).join(', ')}`)
    if (texts[language] !== undefined) throw new UsageError(`${language} is there twice`)
    texts[language] = lines(rest.join('='))
  }
  if (Object.values(texts).some((text) => text.trim() === '')) throw new UsageError('A text is empty')
  if (Object.values(texts).some((text) => text.length > longest))
    throw new UsageError(`A text is longer than ${longest} characters`)
  return texts
}

/** A shell makes line breaks hard to type: `\n` is one. */
const lines = (text: string): string => text.replaceAll('\\n', '\n')
