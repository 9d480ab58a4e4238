/** A command of a page, without the program in front, and its answer. */
export interface ShownAnswer {
  readonly typed: string
  readonly answer: string
}

const PROMPT = '$ node dist/cli.js '
const BLOCK = /```console\n([\s\S]*?)```/g

/** Every command in the blocks marked `console`, in their order. */
export const answersIn = (document: string): ShownAnswer[] =>
  [...document.matchAll(BLOCK)].flatMap(([, block = '']) =>
    block
      .split(/^(?=\$ )/m)
      .filter((part) => part.startsWith(PROMPT))
      .map((part) => {
        const [first = '', ...rest] = part.trimEnd().split('\n')
        return { typed: first.slice(PROMPT.length), answer: rest.join('\n') }
      }),
  )

/** The same document with other answers, one for each command. */
export function writeAnswers(document: string, answers: readonly string[]): string {
  const left = [...answers]
  return document.replace(BLOCK, (_, block: string) => {
    const parts = block.split(/^(?=\$ )/m).map((part) => {
      if (!part.startsWith(PROMPT)) return part
      const end = part.endsWith('\n\n') ? '\n\n' : '\n'
      return `${part.split('\n')[0]}\n${left.shift()}${end}`
    })
    return `\`\`\`console\n${parts.join('')}\`\`\``
  })
}

/** Commands that the text names in its code spans, by a group or a command of the program; cells of tables and sentences alike. */
export function commandsNamedIn(document: string, known: readonly string[]): string[] {
  const firsts = new Set(known.map((path) => path.split(' ')[0]))
  return [...document.replace(BLOCK, '').matchAll(/`([a-z]+(?: [^`]+)?)`/g)]
    .map(([, span = '']) => span.replace(/\s+/g, ' '))
    .filter((span) => span.includes(' '))
    .filter((span) => firsts.has(span.split(' ')[0]))
}

/** The words of a command line as a shell takes them: blanks separate, quotes of both kinds hold together. */
export const wordsOf = (typed: string): string[] =>
  [...typed.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  )
