import type { PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { checkBudget } from './check-budget'
import { checkContract } from './check-contract'
import { checkSingletons } from './check-singletons'
import { pairsOf } from './pairs'

const version = (name: string, facts: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: name,
  base: '/assets/x/',
  entry: 'main.js',
  integrity: {},
  contractRange: '^1.0',
  initial: ['main.js', 'main.css'],
  ...facts,
})
const shell = (name: string, contractVersion: string, react = '19.3.1') =>
  version(name, { contractVersion, provides: [{ name: 'react', version: react }] })
const remote = (name: string, contractRange = '^1.0', range = '^19') =>
  version(name, { contractRange, needs: [{ name: 'react', range }] })

const release = (current: PublishedVersion, candidate?: PublishedVersion) => ({
  current,
  lastGood: null,
  canary: candidate ? { candidate, percent: 10 } : null,
})

/** Two brands: one runs an old shell, the other tries a new one. */
const SHELLS = [shell('1.0.0', '1.0'), shell('1.1.0', '1.1'), shell('2.0.0', '2.0', '20.0.0')] as const
const documents = [
  document('touchline', release(SHELLS[1], SHELLS[2])),
  document('garnet', release(SHELLS[0])),
]

function document(brand: string, of: ReturnType<typeof release>): ReleaseDocument {
  const remotes = { sportsbook: release(remote('5.0.0')), tournament: release(remote('7.0.0')) }
  return {
    schema: 1,
    brand,
    channel: 'production',
    revision: 3,
    shell: of,
    remotes,
  } as ReleaseDocument
}

const find = async (area: string, wanted: string) => {
  const known = [...SHELLS, remote('5.0.0'), remote('7.0.0')].find((one) => one.version === wanted)
  if (!known) throw new Error(`${area}@${wanted} is not published`)
  return known
}
const pairs = (area: string, manifest: PublishedVersion) => pairsOf({ area, manifest }, documents, find)

describe('what a new version meets', () => {
  test('a remote meets every live shell of every brand, canaries too', async () => {
    const met = await pairs('sportsbook', remote('5.1.0'))
    expect(met.map(({ shell: { version: name }, where }) => `${name} ${where}`).sort()).toEqual([
      '1.0.0 garnet production',
      '1.1.0 touchline production',
      '2.0.0 touchline production',
    ])
  })

  test('a shell meets every live remote', async () => {
    const met = await pairs('shell', shell('3.0.0', '1.2'))
    expect(met.map(({ remoteArea, remote: { version: name } }) => `${remoteArea}@${name}`)).toEqual([
      'sportsbook@5.0.0',
      'tournament@7.0.0',
    ])
  })
})

describe('contracts', () => {
  test.each([
    ['^1.0 || ^2.0', []],
    ['^1.1 || ^2.0', ['1.0.0 (garnet production) speaks 1.0']],
    ['^2.0', ['1.1.0 (touchline production) speaks 1.1', '1.0.0 (garnet production) speaks 1.0']],
  ])('%s misses %j', async (range, missed) => {
    const { problems } = checkContract(await pairs('sportsbook', remote('5.1.0', range)))
    expect(problems.map((problem) => problem.replace(/.*shell@/, ''))).toEqual(missed)
  })

  test('a shell that speaks too little for a live remote is found by its own release', async () => {
    const needy = async () => remote('5.0.0', '^1.4')
    const met = await pairsOf({ area: 'shell', manifest: shell('3.0.0', '1.2') }, documents, needy)
    expect(checkContract(met).verdict).toBe('failed')
  })
})

describe('shared libraries', () => {
  test.each([
    ['^19 || ^20', []],
    ['^19', ['needs react ^19, but shell@2.0.0 (touchline production) gives 20.0.0']],
  ])('react %s misses %j', async (range, missed) => {
    const { problems } = checkSingletons(await pairs('sportsbook', remote('5.1.0', '^1.0', range)))
    expect(problems.map((problem) => problem.replace('sportsbook@5.1.0 ', ''))).toEqual(missed)
  })

  test.each([
    [
      'that no shell gives',
      version('5.1.0', { needs: [{ name: 'three', range: '^1' }] }),
      'does not give it',
    ],
    ['that nobody named', version('5.1.0'), 'does not say which libraries it needs'],
  ])('%s are a fault', async (_what, manifest, fault) => {
    expect(checkSingletons(await pairs('sportsbook', manifest)).problems[0]).toContain(fault)
  })
})

describe('the size budget', () => {
  const lazy = { lazyFileKb: 20, lazyKb: 30 }
  const budgets = {
    sportsbook: { scriptKb: 50, styleKb: 5, ...lazy },
    others: { scriptKb: 10, styleKb: 5, ...lazy },
  }
  const size = (gzip: number) => ({ raw: gzip * 3, gzip, brotli: gzip })
  const sized = (script: number, style: number, later: Record<string, number> = {}) => {
    const files = { 'main.js': script, 'main.css': style, 'main.en.js': script + 1024, ...later }
    const sizes = Object.fromEntries(Object.entries(files).map(([file, gzip]) => [file, size(gzip)]))
    return version('1.0.0', { worded: { en: 'main.en.js' }, sizes })
  }

  test.each([
    ['sportsbook', 51_200, 5120, 'passed'],
    ['sportsbook', 51_201, 5120, 'failed'],
    ['sportsbook', 51_200, 5121, 'failed'],
    ['loyalty', 10_241, 1, 'failed'],
    ['loyalty', 10_240, 1, 'passed'],
  ])('%s with %i bytes of script and %i of style: %s %s', (area, script, style, verdict) => {
    expect(checkBudget(area, sized(script, style), budgets).verdict).toBe(verdict)
  })
  test.each<[Record<string, number>, string[]]>([
    [{ 'slip.js': 20_480, 'slip.css': 10_240 }, []],
    [{ 'slip.js': 20_481 }, ['largest lazy file slip.js: 20.0 kB gz, 0.0 over 20']],
    [{ 'flag.svg': 30_720 }, ['largest lazy file flag.svg: 30.0 kB gz, 10.0 over 20']],
    [{ 'a.js': 20_480, 'b.js': 20_480 }, ['all lazy files: 40.0 kB gz, 10.0 over 30']],
    [{ 'a.svg': 20_480, 'b.svg': 20_480 }, []],
    [{ 'a.js': 20_480, 'words-en-a.js': 9000, 'words-my-a.js': 10_240, 'late-words-ko-a.js': 10_240 }, []],
    [
      { 'a.js': 20_480, 'words-en-a.js': 9000, 'words-my-a.js': 10_240, 'late-words-my-a.js': 1024 },
      ['all lazy files: 31.0 kB gz, 1.0 over 30'],
    ],
    [
      { 'a.js': 20_480, 'words-xx-a.js': 10_240, 'words.js': 1024 },
      ['all lazy files: 31.0 kB gz, 1.0 over 30'],
    ],
  ])('of files that come later, %j: %j', (later, problems) => {
    expect(checkBudget('sportsbook', sized(1, 1, later), budgets).problems).toEqual(problems)
  })

  const heavy = { 'main.js': 60_000, 'main.css': 1 }
  const weighing = (files: Record<string, number>, more: Partial<PublishedVersion>) =>
    version('1.0.0', {
      sizes: Object.fromEntries(Object.entries(files).map(([file, gzip]) => [file, size(gzip)])),
      ...more,
    })
  test.each<[string, PublishedVersion, string]>([
    ['without any sizes', version('1.0.0'), 'nobody knows what main.js'],
    ['without the size of a file', weighing({ 'main.css': 1 }, {}), 'nobody knows what main.js'],
    [
      'without the size of a late file',
      weighing({ 'main.js': 1, 'main.css': 1 }, { integrity: { 'late.js': 'sha384-x' } }),
      'nobody knows what late.js',
    ],
    [
      'that does not name its entry among the first',
      weighing(heavy, { initial: ['main.css'] }),
      'JavaScript',
    ],
    [
      'with more in a copy of the entry than the entry and its words',
      weighing(
        { 'main.js': 1, 'main.css': 1, 'main.en.js': 3000, 'en.js': 1000 },
        {
          worded: { en: 'main.en.js' },
          words: { en: 'en.js' },
        },
      ),
      'main.en.js weighs 975 bytes more than main.js with its words',
    ],
  ])('a version %s fails', (_what, manifest, problem) => {
    const { verdict, problems } = checkBudget('sportsbook', manifest, budgets)
    expect([verdict, problems.join()]).toEqual(['failed', expect.stringContaining(problem)])
  })
})
