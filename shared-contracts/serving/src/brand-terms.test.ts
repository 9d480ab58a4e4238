import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_TERMS, readBrandTerms } from './brand-terms'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-terms-'))
})
afterEach(() => rm(folder, { recursive: true }))

const FILE = { id: 'dawn', hosts: [], ...PRODUCT_TERMS, currencies: ['MYR'], bettingDayStartHour: 6 }

async function write(name: string, text: string) {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'brand.json'), text)
}

test('terms are those of each brand file, by its id, without what only pages need', async () => {
  await write('dawn', JSON.stringify(FILE))
  await mkdir(join(folder, 'drafts'))
  const terms = await readBrandTerms(folder)
  expect([...terms.keys()]).toEqual(['dawn'])
  expect(terms.get('dawn')).toMatchObject({ currencies: ['MYR'], bettingDayStartHour: 6 })
  expect(terms.get('dawn')).not.toHaveProperty('hosts')
})

test('Burmese odds are on, and limits those of the uplines, unless a brand says otherwise', async () => {
  const { myanmar: _, betLimits: __, ...file } = FILE
  await write('dawn', JSON.stringify(file))
  expect((await readBrandTerms(folder)).get('dawn')).toMatchObject({ myanmar: true, betLimits: {} })
})

test.each([
  ['a day that begins at 24', JSON.stringify({ ...FILE, bettingDayStartHour: 24 }), 'bettingDayStartHour'],
  ['a currency that nobody has', JSON.stringify({ ...FILE, currencies: ['XXX'] }), 'currencies.0'],
  [
    'a limit without a payout',
    JSON.stringify({ ...FILE, betLimits: { MYR: { minBet: 1 } } }),
    'betLimits.MYR',
  ],
  [
    'a deduction of a maung of eleven legs',
    JSON.stringify({ ...FILE, maungDeductions: { byLegs: { 11: 20 }, otherwise: 20 } }),
    'maungDeductions.byLegs',
  ],
  [
    'a deduction of everything',
    JSON.stringify({ ...FILE, maungDeductions: { byLegs: {}, otherwise: 100 } }),
    'maungDeductions.otherwise',
  ],
  [
    'a deduction finer than money',
    JSON.stringify({ ...FILE, maungDeductions: { byLegs: { 2: 12.00001 }, otherwise: 20 } }),
    'maungDeductions.byLegs.2',
  ],
  ['what is no JSON', '{', 'brand.json'],
])('%s is reported with the name of the file', async (_, text, field) => {
  await write('dawn', text)
  await expect(readBrandTerms(folder)).rejects.toThrow(field)
  await expect(readBrandTerms(folder)).rejects.toThrow(join('dawn', 'brand.json'))
})

test('deductions of maungs may be fractions', async () => {
  const maungDeductions = { byLegs: { 2: 12.5, 10: 22.25 }, otherwise: 20 }
  await write('dawn', JSON.stringify({ ...FILE, maungDeductions }))
  expect((await readBrandTerms(folder)).get('dawn')).toMatchObject({ maungDeductions })
})

test('the brands of the product can be read', async () => {
  const brands = join(__dirname, '../../../deploy/brands')
  const terms = await readBrandTerms(brands)
  expect([...terms.keys()].sort()).toEqual(['garnet', 'northquay', 'touchline'])
  const file = JSON.parse(await readFile(join(brands, 'northquay/brand.json'), 'utf8'))
  expect(terms.get('northquay')).toMatchObject({ currencies: file.currencies, tournament: file.tournament })
})
