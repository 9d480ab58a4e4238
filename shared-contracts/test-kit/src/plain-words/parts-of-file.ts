import { basename } from 'node:path'
import { parse } from '@babel/parser'

/** A piece of a source file that people read as words. */
export interface Part {
  readonly kind: 'comment' | 'title' | 'name' | 'file'
  /** Of comments and titles with their line breaks. */
  readonly text: string
  /** Line of its first character, from 1. */
  readonly line: number
}

interface Token {
  readonly type: { readonly label: string }
  readonly value: string
  readonly loc: Location
}

interface Location {
  readonly start: { readonly line: number }
  readonly end: { readonly line: number }
}

interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly loc: Location
}

const NAME_TOKENS = ['name', 'jsxName']
const TEST_CALLS = ['test', 'it', 'describe']

/** The file name, comments, test titles, and each identifier once. */
export function partsOfFile(path: string, source: string): Part[] {
  const { comments, tokens, program } = parse(source, {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    errorRecovery: true,
    tokens: true,
    plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })
  return [
    { kind: 'file', text: basename(path), line: 1 },
    ...joinComments(source, comments ?? []),
    ...titlesBelow(source, program as unknown as Node),
    ...identifiers((tokens ?? []) as Token[]),
  ]
}

type Comment = NonNullable<ReturnType<typeof parse>['comments']>[number]

/** Comment lines below each other are one text: a sentence may break anywhere. */
function joinComments(source: string, comments: readonly Comment[]): Part[] {
  const parts: Part[] = []
  let end = -1
  for (const comment of comments) {
    const text = source.slice(comment.start, comment.end).replace(/^[ \t]*(?:\/\*+|\*+\/|\/\/+|\*)/gm, ' ')
    const last = parts.at(-1)
    if (last && comment.type === 'CommentLine' && /^\n[ \t]*$/.test(source.slice(end, comment.start)))
      parts[parts.length - 1] = { ...last, text: `${last.text}\n${text}` }
    else parts.push({ kind: 'comment', text, line: comment.loc?.start.line ?? 1 })
    end = comment.end ?? -1
  }
  return parts
}

function titlesBelow(source: string, node: Node): Part[] {
  const parts: Part[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) {
      if (value.type === 'CallExpression') parts.push(...titleOfCall(source, value))
      for (const [key, child] of Object.entries(value)) if (!key.endsWith('Comments')) visit(child)
    }
  }
  visit(node)
  return parts
}

function titleOfCall(source: string, call: Node): Part[] {
  const [title] = call.arguments as Node[]
  if (!title || !['StringLiteral', 'TemplateLiteral'].includes(title.type)) return []
  if (!TEST_CALLS.includes(calledName(call.callee as Node))) return []
  return [{ kind: 'title', text: source.slice(title.start + 1, title.end - 1), line: title.loc.start.line }]
}

/** `test` of `test.each(rows)('title')`. */
function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name as string
  const inner = callee.object ?? callee.callee ?? callee.tag
  return isNode(inner) ? calledName(inner) : ''
}

function identifiers(tokens: readonly Token[]): Part[] {
  const lines = new Map<string, number>()
  for (const { type, value, loc } of tokens)
    if (NAME_TOKENS.includes(type.label) && !lines.has(value)) lines.set(value, loc.start.line)
  return [...lines].map(([text, line]) => ({ kind: 'name', text, line }))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
