import { findWords } from './find-words'

const NONE_ALLOWED = [] as const
const found = (source: string, path = 'a.ts') =>
  findWords(path, source, NONE_ALLOWED).map(({ kind, line, found }) => `${line} ${kind} ${found}`)

test.each([
  ['// The member is told.', '1 comment told'],
  ['/** The bet stands. */', '1 comment stands'],
  ['const a = 1\n/**\n * Much text, and what\n * is shown.\n */', '3 comment what is'],
  ['// Shows what\n// was bet.', '1 comment what was'],
  ['// The match has left.', '1 comment left'],
  ['// No money is left for it.', '1 comment left'],
  ['// Waits in line.', '1 comment in line'],
  ['// The feed is at rest.', '1 comment at rest'],
  ['// Whoever asks.', '1 comment Whoever'],
  ['// The one that runs.', '1 comment one that'],
  ["test('members are told', () => {})", '1 title told'],
  ["test.each([1])('bet %i stands', () => {})", '1 title stands'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source.
  ['describe.each`a`(`those that ${1}`, () => {})', '1 title those that'],
  ['const leftTold = 1, two = leftTold', '1 name told,1 name left told'],
  ['interface A {\n  readonly hasLeft: boolean\n}', '2 name left'],
  ['class A { #unsaid = 1 }', '1 name unsaid'],
])('%j has %s', (source, hits) => {
  expect(found(source).sort().join()).toBe(hits.split(',').sort().join())
})

test.each([
  '// A stand-in for the standalone page, as everybody understands.',
  '// The left column, left-hand prices, `left`, top-left, to the left, left and right.',
  '// A betting line; the rest of the page; REST.',
  "const marginLeft = 1, scrollLeft = { left: 'told' }",
  "notify('a member is told')",
  'const match_left = 1',
])('%j is plain', (source) => {
  expect(found(source)).toEqual([])
})

test('file names and JSX names count', () => {
  expect(found('const a = <ToldOf />', 'left-told.test.tsx')).toEqual([
    '1 file told',
    '1 file left told',
    '1 name told',
  ])
})

test('an allowed name is allowed whole, an allowed phrase only where it is', () => {
  const allowed = [
    { text: 'Told', reason: 'A name of the wire.' },
    { text: 'encrypted at rest', reason: 'The usual term.' },
  ]
  expect(findWords('a.ts', 'type Told = 1 // Encrypted: encrypted at rest.', allowed)).toEqual([])
  expect(findWords('a.ts', 'type ToldAll = 1 // encrypted at rest, then at rest', allowed)).toHaveLength(2)
})
