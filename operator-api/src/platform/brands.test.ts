import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_TERMS } from '@touchline/serving'
import { watchBrands } from './brands'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-brands-'))
  await mkdir(join(folder, 'dawn'))
  await write({ bettingDayStartHour: 6 })
})
afterEach(() => rm(folder, { recursive: true }))

const write = (change: object) =>
  writeFile(join(folder, 'dawn/brand.json'), JSON.stringify({ id: 'dawn', ...PRODUCT_TERMS, ...change }))

test('a change of a brand file holds from the next look on', async () => {
  const { of, job } = await watchBrands(folder)
  expect(of('dawn').bettingDayStartHour).toBe(6)
  await write({ bettingDayStartHour: 7 })
  await job.round()
  expect(of('dawn').bettingDayStartHour).toBe(7)
})

test('an invalid file leaves the terms as they were, and is reported once', async () => {
  const { of, job } = await watchBrands(folder)
  await write({ bettingDayStartHour: 99 })
  await expect(job.round()).rejects.toThrow('bettingDayStartHour')
  await job.round()
  expect(of('dawn').bettingDayStartHour).toBe(6)
  await write({ bettingDayStartHour: 8 })
  await job.round()
  expect(of('dawn').bettingDayStartHour).toBe(8)
})

test('a brand without a file has the terms of the product', async () => {
  expect((await watchBrands(folder)).of('noon')).toEqual(PRODUCT_TERMS)
})
