// `npm run plain-words [folder…]` counts words to replace and ends with 1 when a folder's count is not its stored maximum.
// `--list` prints every hit; `--write` stores the counts.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findWords } from './find-words'

const ROOT = join(import.meta.dirname, '../../../..')
const STORED = join(import.meta.dirname, 'plain-words.json')
const FOLDER_DEPTH = 3

const { values: options, positionals: folders } = parseArgs({
  options: { list: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...folders],
  { cwd: ROOT, encoding: 'utf8' },
)
const files = listed.split('\0').filter((file) => /\.(?:[cm]?tsx?|[cm]js)$/.test(file))

const counts = new Map<string, number>()
for (const file of files.filter((path) => existsSync(join(ROOT, path)))) {
  const folder = dirname(file).split('/').slice(0, FOLDER_DEPTH).join('/')
  const hits = findWords(file, readFileSync(join(ROOT, file), 'utf8'))
  counts.set(folder, (counts.get(folder) ?? 0) + hits.length)
  if (options.list)
    for (const { line, kind, found, text, rule } of hits)
      console.log(`${file}:${line} ${kind} "${found}": ${text} → ${rule.instead}`)
}

const stored = JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, number>
const isAsked = (folder: string) =>
  folders.length === 0 || folders.some((asked) => `${folder}/`.startsWith(`${asked.replace(/\/$/, '')}/`))
const compared = [...new Set([...counts.keys(), ...Object.keys(stored)])].filter(isAsked).sort()

if (options.write) {
  for (const folder of compared) {
    const count = counts.get(folder) ?? 0
    if (count > 0) stored[folder] = count
    else delete stored[folder]
  }
  const sorted = Object.entries(stored).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(STORED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
for (const folder of compared) {
  const [count, maximum] = [counts.get(folder) ?? 0, stored[folder] ?? 0]
  if (count === 0 && maximum === 0) continue
  console.log(`${folder}: ${count}${count === maximum ? '' : `, stored ${maximum}`}`)
  if (count > maximum) console.log('  Replace the new words: npm run plain-words -- --list <folder>')
  if (count < maximum) console.log('  Store the lower count: npm run plain-words -- --write')
  if (count !== maximum) process.exitCode = 1
}
console.log(`${compared.reduce((sum, folder) => sum + (counts.get(folder) ?? 0), 0)} in all`)
