import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BRANDS_FOLDER } from '../brands/read-brand'
import { temporaryFolder } from '../testing/sample-build'
import { watchBrands } from './watch-brands'

/** By then the first look has seen the brands as they are, also on a busy machine. */
const FIRST_LOOK_MS = 800

/** As a careful tool writes a file: nobody reads half of it. */
async function replace(file: string, text: string): Promise<void> {
  const next = join(await temporaryFolder('next'), 'brand.json')
  await writeFile(next, text)
  await rename(next, file)
}

let watch: { stop: () => void } | undefined
afterEach(() => watch?.stop())

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 500; tries += 1) await new Promise((next) => setTimeout(next, 20))
  expect(isSo()).toBe(true)
}

test('a changed brand file takes effect, a broken one leaves the brands as they were and is told once', async () => {
  const folder = await temporaryFolder('brands')
  await cp(join(BRANDS_FOLDER, 'garnet'), join(folder, 'garnet'), { recursive: true })
  const file = join(folder, 'garnet/brand.json')
  const brand = JSON.parse(await readFile(file, 'utf8'))
  const names: string[] = []
  const log: string[] = []
  watch = watchBrands(
    folder,
    20,
    (line) => log.push(line),
    (brands) => {
      names.push(...brands.map(({ file: { name } }) => name))
    },
  )
  await new Promise((next) => setTimeout(next, FIRST_LOOK_MS))
  expect(names).toEqual([])

  await replace(file, JSON.stringify({ ...brand, name: 'Garnet Lane' }))
  await until(() => names.length === 1)
  expect(names).toEqual(['Garnet Lane'])

  await replace(file, JSON.stringify({ ...brand, theme: 'color9' }))
  await until(() => log.length === 1)
  await new Promise((next) => setTimeout(next, 100))
  expect(log).toEqual([expect.stringContaining('theme')])
  expect(names).toEqual(['Garnet Lane'])
})

test('brands that cannot be taken over leave the brands as they were', async () => {
  const folder = await temporaryFolder('brands')
  await cp(join(BRANDS_FOLDER, 'garnet'), join(folder, 'garnet'), { recursive: true })
  const file = join(folder, 'garnet/brand.json')
  const log: string[] = []
  watch = watchBrands(
    folder,
    20,
    (line) => log.push(line),
    () => {
      throw new Error('no default brand')
    },
  )
  await new Promise((next) => setTimeout(next, FIRST_LOOK_MS))
  const brand = JSON.parse(await readFile(file, 'utf8'))
  await replace(file, JSON.stringify({ ...brand, name: 'Garnet Lane' }))
  await until(() => log.length === 1)
  expect(log).toEqual([expect.stringContaining('no default brand')])
})
