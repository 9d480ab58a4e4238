import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/sample-build'
import { checkBrand, checkBrandFile } from './check-brand'
import { checkBrands } from './check-brands'

const TOUCHLINE = JSON.parse(readFileSync(join(__dirname, 'touchline/brand.json'), 'utf8'))

const faultsOf = (changes: object): string[] => {
  const check = checkBrandFile(JSON.stringify({ ...TOUCHLINE, ...changes }))
  return check.ok ? [] : check.faults.map(({ path }) => path)
}

const PALE = {
  header: '#9AA0A6',
  primary: '#8FD3B6',
  'on-primary': '#FFFFFF',
  accent: '#E9C46A',
  'odds-cell': '#E7F4ED',
}
const DARK = {
  header: '#0A2A20',
  primary: '#4FD19B',
  'on-primary': '#0B1017',
  accent: '#E9C46A',
  'odds-cell': '#143326',
}

const BET_LIMIT = { minBet: 500, maxBet: 5000, maxPayout: 50_000, maxPerMatch: 20_000 }

describe('a brand file', () => {
  test('as it is has no fault', () => {
    expect(faultsOf({})).toEqual([])
  })

  test.each([
    [{ theme: 'color9' }, 'theme'],
    [{ refresh: { ...TOUCHLINE.refresh, oddsMs: 10 } }, 'refresh.oddsMs'],
    [{ defaultLanguage: 'fr' }, 'defaultLanguage'],
    [{ languages: ['my'] }, 'defaultLanguage'],
    [{ languages: ['en', 'en'] }, 'languages.1'],
    [{ colour: 'green' }, 'colour'],
    [{ hosts: ['https://touchline.example'] }, 'hosts.0'],
    [{ hosts: ['Touchline.example'] }, 'hosts.0'],
    [{ hosts: [] }, 'hosts'],
    [{ products: ['sportsbook', 'bingo'] }, 'products.1'],
    [{ defaultOddsType: 5, currencies: ['MYR'] }, 'defaultOddsType'],
    [{ tournament: { ...TOUCHLINE.tournament, fee: { min: 5, max: 2000 } } }, 'tournament.fee.max'],
    [{ tournament: { ...TOUCHLINE.tournament, players: { min: 20, max: 10 } } }, 'tournament.players'],
    [{ tournament: { ...TOUCHLINE.tournament, matches: { min: 2, max: 10 } } }, 'tournament.matches.min'],
    [{ bettingDayStartHour: 24 }, 'bettingDayStartHour'],
    [{ defaultOddsType: 5, currencies: ['MMK'], myanmar: false }, 'defaultOddsType'],
    [{ betLimits: { BDT: BET_LIMIT } }, 'betLimits.BDT'],
    [{ betLimits: { MYR: { ...BET_LIMIT, minBet: 6000 } } }, 'betLimits.MYR'],
    [{ stakePresets: { MYR: [100, 50] }, currencies: ['MYR'] }, 'stakePresets.MYR'],
    [{ currencies: ['BDT'] }, 'stakePresets.BDT'],
    [{ labels: { en: { 'product.slots': '' } } }, 'labels.en.product.slots'],
    [{ labels: { ko: {} }, languages: ['en'] }, 'labels.ko'],
    [{ pins: { sportsbook: '../1.0.0' } }, 'pins.sportsbook'],
    [{ overrideOrigins: ['http://dev.example'] }, 'overrideOrigins.0'],
    [{ overrideOrigins: ['https://dev.example/path'] }, 'overrideOrigins.0'],
    [{ support: { text: 'Ask', url: 'javascript:alert(1)' } }, 'support.url'],
    [{ switchLogin: 'yes' }, 'switchLogin'],
    [{ maintenance: { until: 'tomorrow' } }, 'maintenance.until'],
    [{ maintenance: { until: '2026-11-31T00:00:00Z' } }, 'maintenance.until'],
  ])('with %j is faulty at %s', (changes, path) => {
    expect(faultsOf(changes)).toContain(path)
  })

  test('lists every fault at once', () => {
    expect(faultsOf({ theme: 'color9', hosts: [], languages: ['my'], bettingDayStartHour: -1 })).toEqual([
      'hosts',
      'theme',
      'bettingDayStartHour',
      'defaultLanguage',
    ])
  })

  test('with colours below AA is refused with the pair and its contrast', () => {
    const check = checkBrandFile(JSON.stringify({ ...TOUCHLINE, colours: { light: PALE, dark: DARK } }))
    expect(check).toMatchObject({ ok: false })
    const messages = check.ok ? [] : check.faults.map(({ path, message }) => `${path}: ${message}`)
    expect(messages).toContain(
      'colours.light: on-primary on primary has a contrast of 1.72 in light; WCAG AA asks for 4.5',
    )
    expect(messages.every((text) => text.startsWith('colours.light'))).toBe(true)
  })

  test.each(['{', '[]', 'null', '"brand"'])('that is %s is refused, not a crash', (text) => {
    expect(checkBrandFile(text).ok).toBe(false)
  })
})

describe('a folder of a brand', () => {
  async function folderWith(file: string, content: string) {
    const root = await temporaryFolder('brands')
    await cp(join(__dirname, 'touchline'), join(root, 'touchline'), { recursive: true })
    await writeFile(join(root, 'touchline', file), content)
    return root
  }

  const svg = (inside: string, attributes = 'viewBox="0 0 8 8"') => `<svg ${attributes}>${inside}</svg>`

  test.each([
    ['must hold no script', svg('<script>alert(1)</script>')],
    ['must hold no script', svg('<path onclick="alert(1)"/>')],
    ['must hold no foreign content', svg('<foreignObject/>')],
    ['must fetch nothing from elsewhere', svg('<a href="https://evil.example"/>')],
    ['must be an SVG drawing with a viewBox', svg('', 'width="8"')],
    ['must be at most 16 kB', svg(' '.repeat(17_000))],
  ])('refuses a mark that %s', async (message, drawing) => {
    const root = await folderWith('logo-dark.svg', drawing)
    const check = await checkBrand(join(root, 'touchline'))
    expect(check).toMatchObject({ ok: false, faults: [{ path: 'logo-dark.svg', message }] })
  })

  test('refuses a host that leads to two brands, at both of them', async () => {
    const root = await temporaryFolder('brands')
    for (const id of ['touchline', 'garnet'])
      await cp(join(__dirname, id), join(root, id), { recursive: true })
    const hosts = ['shared.example']
    const garnet = JSON.parse(readFileSync(join(__dirname, 'garnet/brand.json'), 'utf8'))
    await writeFile(join(root, 'touchline/brand.json'), JSON.stringify({ ...TOUCHLINE, hosts }))
    await writeFile(join(root, 'garnet/brand.json'), JSON.stringify({ ...garnet, hosts }))
    expect(await checkBrands(root)).toEqual({
      garnet: [{ path: 'hosts', message: 'shared.example leads to touchline too' }],
      touchline: [{ path: 'hosts', message: 'shared.example leads to garnet too' }],
    })
  })
})
