import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const BUILD = resolve(__dirname, '..')
const SOURCES = {
  'package.json': '{ "name": "sample", "version": "1.2.3", "type": "module" }',
  'webpack.config.mjs':
    "import { definePackage } from '@touchline/build/webpack'\n" +
    "export default definePackage({ area: 'tournament', kind: 'remote' })",
  'src/remote.ts':
    "export default { name: 'tournament', version: process.env.AREA_VERSION, mount: () => import(/* webpackChunkName: 'later' */ './later'), " +
    'words: (language) => import(/* webpackChunkName: "words-[request]" */ "./locales/" + language + "/index.ts") }',
  'src/asks-first.json': '{ "/sample": ["/uxmenu"] }',
  'src/preloads.json': '{ "/sample": ["later", "words-{language}-index-ts"] }',
  'src/locales/en/index.ts': "export default { greeting: 'Hello' }",
  'src/locales/my/index.ts': "export default { greeting: 'Mingalaba' }",
  'src/later.tsx':
    "import { useState } from 'react'\nimport names from './later.module.css'\n" +
    'export const Later = () => <p className={names.box}>{useState(1)[0]}</p>',
  'src/later.module.css': '.box { color: red }',
}

/** A remote of three files, built as every remote is. */
function buildSample(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  symlinkSync(resolve(BUILD, '../../mfe-tournament/node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const env = { ...process.env, TOUCHLINE_VERSION: version }
  execFileSync(process.execPath, [join(BUILD, 'bin/build.mjs')], { cwd: folder, env })
  const files = readdirSync(join(folder, 'dist'))
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  const facts = JSON.parse(read('build.json'))
  const find = (pattern: RegExp) => read(files.find((file) => pattern.test(file)) ?? 'missing')
  return { files, read, facts, entry: read(facts.entry), find }
}

describe('the build of a remote', () => {
  const old = buildSample('1.2.3')
  const next = buildSample('1.2.4')

  test('says what it is and what it needs first', () => {
    expect(old.facts).toMatchObject({
      area: 'tournament',
      kind: 'remote',
      version: '1.2.3',
      contractRange: '^1.0',
    })
    expect(old.facts.initial).toEqual([expect.stringMatching(/^remote\.[0-9a-f]{12}\.js$/)])
    expect(old.facts.asksFirst).toEqual({ '/sample': ['/uxmenu'] })
    expect(old.facts.preloads).toEqual({
      '/sample': ['later.css', 'later.js', 'words-{language}-index-ts.js'],
    })
  })

  test('lists all its files, each with its hash', () => {
    const { files: _, ...facts } = old.facts
    const hashed = old.files.map((file) => {
      const text = file === 'build.json' ? JSON.stringify(facts) : old.read(file)
      return [file, `sha384-${createHash('sha384').update(text).digest('base64')}`]
    })
    expect(old.facts.files).toEqual(Object.fromEntries(hashed))
  })

  test('brings the exposed module along in the file that starts it', () => {
    expect(old.entry.includes('name:"tournament"')).toBe(true)
    expect(old.files.filter((file) => file.startsWith('area'))).toEqual([])
  })

  test('has another such file for every language, with its words', () => {
    expect(old.facts.worded).toEqual({
      en: expect.stringMatching(/^remote\.en\.[0-9a-f]{12}\.js$/),
      my: expect.stringMatching(/^remote\.my\.[0-9a-f]{12}\.js$/),
    })
    const burmese = old.read(old.facts.worded.my)
    expect(burmese).toContain('Mingalaba')
    expect(burmese.endsWith(old.entry)).toBe(true)
    expect(burmese).not.toContain('Hello')
  })

  test('says which file holds the words of a language', () => {
    expect(Object.keys(old.facts.words)).toEqual(['en', 'my'])
    expect(old.read(old.facts.words.my)).toContain('Mingalaba')
    expect(old.read(old.facts.words.my)).not.toContain('Hello')
  })

  test('knows files of words by their names, without a hash: the first file lists those of every language', () => {
    expect(old.files).toContain('words-my-index-ts.js')
    expect(old.entry).toMatch(/"\.\/my\/index\.ts":\["\.\/my\/index\.ts",\["words-my-index-ts"\]/)
  })

  test('is the same in every folder', () => {
    expect(buildSample('1.2.3').files).toEqual(old.files)
  })

  test('says what it needs of the shell, and which sources it was made of', () => {
    expect(old.facts.needs).toContainEqual({ name: 'react', range: expect.stringMatching(/^\^\d+$/) })
    expect(old.facts.source).toMatch(/^[0-9a-f]{16}$/)
    expect(Date.parse(old.facts.builtAt)).not.toBeNaN()
  })

  test('asks the guard before every script and every style sheet', () => {
    expect(old.entry.match(/touchline\.guard/g)).toHaveLength(2)
  })

  test('shares nothing with another version: neither globals nor class names', () => {
    expect(old.entry).toContain('touchline_tournament_1_2_3')
    expect(next.entry).not.toContain('touchline_tournament_1_2_3')
    const classOf = (css: string) => /\.(box-[\w-]+)/.exec(css)?.[1]
    expect(classOf(old.find(/\.css$/))).not.toBe(classOf(next.find(/\.css$/)))
  })

  test('holds no copy of what the shell provides', () => {
    const scripts = old.files.filter((file) => file.endsWith('.js')).map(old.read)
    expect(scripts.join('\n')).not.toContain('react.transitional.element')
  })

  test('throws again when a module that threw is asked for again', () => {
    // strictModuleErrorHandling: the error is kept with the module instead of its half-made exports.
    expect(old.entry).toMatch(/if\(void 0!==\w+\.error\)throw \w+\.error|\.error=\w+,\w+\}/)
  })
})
