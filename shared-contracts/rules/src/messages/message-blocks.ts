/** A part of a message's text. Text is never markup of the page; only these few forms have a meaning. */
export type MessageBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  /** The first row is the head. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'links'; readonly links: readonly MessageLink[] }

/** A way to a page of the product. */
export interface MessageLink {
  readonly text: string
  /** Path with its query; never another site. */
  readonly to: string
}

type Line =
  | { kind: 'paragraph'; value: string }
  | { kind: 'table'; value: readonly string[] }
  | { kind: 'links'; value: MessageLink }

interface Group {
  kind: Line['kind']
  values: Line['value'][]
}

/**
 * The text of a message in its parts: an empty line begins a paragraph, lines between `|` are rows of a
 * table, and `[text](/path)` on a line of its own is a link within the product. All else is text.
 */
export function messageBlocks(text: string): MessageBlock[] {
  const groups: Group[] = []
  let isOpen = false
  for (const written of text.split(/\r?\n/).map((line) => line.trim())) {
    const line = lineOf(written)
    const last = groups.at(-1)
    if (written === '') isOpen = false
    else if (isOpen && last?.kind === line.kind) last.values.push(line.value)
    else {
      groups.push({ kind: line.kind, values: [line.value] })
      isOpen = true
    }
  }
  return groups.map(blockOf)
}

/** The text in one line, as a list shows how it begins. */
export const messageSummary = (text: string): string =>
  messageBlocks(text)
    .flatMap((block) => (block.kind === 'paragraph' ? block.lines : []))
    .join(' ')

/** The links allowed in a message: a path of the current site, which no browser takes for another site. */
const PATH = /^\/(?!\/)[\w\-./?=&%:+,~]*$/

function lineOf(line: string): Line {
  if (line.length > 2 && line.startsWith('|') && line.endsWith('|'))
    return {
      kind: 'table',
      value: line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    }
  const [, text, to] = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(line) ?? []
  return text !== undefined && to !== undefined && PATH.test(to)
    ? { kind: 'links', value: { text, to } }
    : { kind: 'paragraph', value: line }
}

const blockOf = ({ kind, values }: Group): MessageBlock => {
  // A group holds values of its own kind alone.
  const all = values as readonly unknown[]
  if (kind === 'table') return { kind, rows: all as readonly (readonly string[])[] }
  return kind === 'links'
    ? { kind, links: all as readonly MessageLink[] }
    : { kind, lines: all as readonly string[] }
}
