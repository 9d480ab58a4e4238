import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sampleBuild, temporaryFolder } from '../testing/sample-build'
import { hashFiles } from './hash-files'
import { publish } from './publish'

describe('publishing', () => {
  test('copies every file, with what it hashes to', async () => {
    const releases = await temporaryFolder('releases')
    const dist = await sampleBuild('sportsbook', '1.0.0')
    const { release, isNew } = await publish(dist, releases)
    expect(isNew).toBe(true)
    expect(Object.keys(release.integrity)).toEqual(['main.css', 'main.js', 'pictures/ball.svg'])
    const script = await readFile(join(releases, 'sportsbook/1.0.0/main.js'))
    const digest = createHash('sha384').update(script).digest('base64')
    expect(release.integrity['main.js']).toBe(`sha384-${digest}`)
  })

  test('puts compressed copies beside files that gain by it', async () => {
    const releases = await temporaryFolder('releases')
    await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
    const folder = join(releases, 'sportsbook/1.0.0')
    const script = await readFile(join(folder, 'main.js'))
    expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br')))).toEqual(script)
    expect(existsSync(join(folder, 'main.css.br'))).toBe(false)
  })

  test('writes down all that the build says of itself, and what its files weigh', async () => {
    const releases = await temporaryFolder('releases')
    const pages = { routes: [{ path: '/loyalty', protected: true }], menu: [], dock: [], parcels: [] }
    const needs = [{ name: 'react', range: '^19' }]
    const dist = await sampleBuild('loyalty', '1.0.0', 'run()', { pages, needs, source: 'abc' })
    await publish(dist, releases)
    const written = JSON.parse(await readFile(join(releases, 'loyalty/1.0.0/release.json'), 'utf8'))
    expect(written).toMatchObject({ pages, needs, source: 'abc' })
    expect(written.sizes['main.js'].gzip).toBeLessThan(written.sizes['main.js'].raw)
  })

  test('of the same files again changes nothing', async () => {
    const releases = await temporaryFolder('releases')
    await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
    const again = await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
    expect(again.isNew).toBe(false)
  })

  test('of other files under a published version is refused, and leaves nothing behind', async () => {
    const releases = await temporaryFolder('releases')
    const first = await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
    const other = await sampleBuild('sportsbook', '1.0.0', 'runDifferently()')
    await expect(publish(other, releases)).rejects.toThrow('never overwritten')
    const script = await readFile(join(releases, 'sportsbook/1.0.0/main.js'), 'utf8')
    expect(script).toMatch(/^run\(\)/)
    expect(first.release.version).toBe('1.0.0')
    expect(await readdir(releases)).toEqual(['sportsbook'])
  })

  test.each([
    ['a chunk missing', { 'main.js': null }, 'main.js is missing'],
    ['a chunk edited', { 'main.js': 'edited()' }, 'main.js was changed'],
    ['a file that the build does not know', { 'later.js': 'run()' }, 'later.js is not of it'],
  ])('of a build with %s is refused', async (_what, edits, expected) => {
    const files = await hashFiles(await sampleBuild('sportsbook', '1.0.0'))
    const { 'build.json': _, ...built } = files
    const dist = await sampleBuild('sportsbook', '1.0.0', 'run()', { files: built })
    const releases = await temporaryFolder('releases')
    for (const [name, text] of Object.entries(edits)) {
      if (text === null) await rm(join(dist, name))
      else await writeFile(join(dist, name), text)
    }
    await expect(publish(dist, releases)).rejects.toThrow(expected)
    expect(await readdir(releases)).toEqual([])
    const whole = await sampleBuild('sportsbook', '1.0.0', 'run()', { files: built })
    expect((await publish(whole, releases)).isNew).toBe(true)
  })

  test('of a build whose contracts were edited is refused', async () => {
    const sealed = async () => {
      const dist = await sampleBuild('sportsbook', '1.0.0')
      const { 'build.json': _, ...built } = await hashFiles(dist)
      const facts = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'))
      const digest = createHash('sha384').update(JSON.stringify(facts)).digest('base64')
      const files = { ...built, 'build.json': `sha384-${digest}` }
      return { dist, write: (edits: object) => write(dist, { ...facts, ...edits, files }) }
    }
    const write = (dist: string, facts: object) => writeFile(join(dist, 'build.json'), JSON.stringify(facts))
    const releases = await temporaryFolder('releases')
    const edited = await sealed()
    await edited.write({ contractRange: '^9.0' })
    await expect(publish(edited.dist, releases)).rejects.toThrow('build.json was changed')
    const whole = await sealed()
    await whole.write({})
    expect((await publish(whole.dist, releases)).isNew).toBe(true)
  })

  test.each([
    ['whose version was edited', { version: '1.4.1' }, 'main.js is not of sportsbook 1.4.1'],
    ['whose version was cut', { version: '1.4' }, 'main.js is not of sportsbook 1.4'],
    ['whose area was edited', { area: 'tournament' }, 'main.js is not of tournament 1.4.0'],
    ['whose entry for a language is of another version', { worded: { my: 'my.js' } }, 'my.js is not of'],
    ['that names an entry it does not have', { entry: 'gone.js' }, 'gone.js is missing'],
  ])('of a build %s is refused', async (_what, edits, expected) => {
    const dist = await sampleBuild('sportsbook', '1.4.0', 'run()', edits)
    await writeFile(join(dist, 'my.js'), 'touchline_sportsbook_1_3_0')
    const releases = await temporaryFolder('releases')
    await expect(publish(dist, releases)).rejects.toThrow(expected)
    expect(await readdir(releases)).toEqual([])
  })

  test('of a folder without a build names the missing file', async () => {
    const folder = await temporaryFolder('empty')
    await expect(publish(folder, folder)).rejects.toThrow('no finished build')
  })
})
