import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BRANDS_FOLDER, readBrands } from '../brands/read-brand'
import { temporaryFolder } from '../testing/sample-build'
import { watchBrands } from './watch-brands'

/** As a careful tool writes a file: nobody reads half of it. */
async function replace(file: string, text: string): Promise<void> {
  const next = join(await temporaryFolder('next'), 'brand.json')
  await writeFile(next, text)
  await rename(next, file)
}

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 500; tries += 1) await new Promise((next) => setTimeout(next, 20))
  expect(isSo()).toBe(true)
}

/** Watches a folder with one brand; returns the brands taken over, the log, and how to write its file. */
async function watchOne(onNames: (names: string[]) => void = () => {}) {
  const folder = await temporaryFolder('brands')
  await cp(join(BRANDS_FOLDER, 'garnet'), join(folder, 'garnet'), { recursive: true })
  const file = join(folder, 'garnet/brand.json')
  const brand = JSON.parse(await readFile(file, 'utf8'))
  const log: string[] = []
  stop = watchBrands({
    folder,
    brands: await readBrands(folder),
    everyMs: 1,
    log: (line) => log.push(line),
    onChange: (brands) => onNames(brands.map(({ file: { name } }) => name)),
  })
  return { log, write: (change: object) => replace(file, JSON.stringify({ ...brand, ...change })) }
}

test('a changed brand file takes effect, a broken one leaves the brands as they were and is logged once', async () => {
  const names: string[] = []
  const { log, write } = await watchOne((found) => names.push(...found))

  await write({ name: 'Garnet Lane' })
  await until(() => names.length === 1)
  expect(names).toEqual(['Garnet Lane'])

  await write({ theme: 'color9' })
  await until(() => log.length === 1)
  await new Promise((next) => setTimeout(next, 100))
  expect(log).toEqual([expect.stringContaining('theme')])
  expect(names).toEqual(['Garnet Lane'])
})

test('brands that cannot be taken over leave the brands as they were', async () => {
  const { log, write } = await watchOne(() => {
    throw new Error('no default brand')
  })
  await write({ name: 'Garnet Lane' })
  await until(() => log.length === 1)
  expect(log).toEqual([expect.stringContaining('no default brand')])
})
