import { join } from 'node:path'
import type { PublishedVersion } from '@touchline/contracts/release'
import { sourceHash } from '../../../shared-contracts/build/webpack/version.mjs'
import { checkConformance } from './check-conformance'

const manifest = (source?: string): PublishedVersion => ({
  version: '1.0.0',
  base: '/',
  entry: 'main.js',
  integrity: {},
  contractRange: '^1.0',
  initial: [],
  source,
})

describe('the conformance of a version', () => {
  jest.setTimeout(120_000)

  test.each([
    [
      'other sources are at hand',
      'tournament',
      manifest('0123456789abcdef'),
      /built from sources 0123456789abcdef/,
    ],
    ['nobody knows its sources', 'tournament', manifest(), /sources unknown/],
    ['its package is elsewhere', 'loyalty', manifest('0123456789abcdef'), /not at hand/],
  ])('is not vouched for when %s', async (_what, area, version, expected) => {
    const { verdict, summary } = await checkConformance(area, version)
    expect([verdict, summary]).toEqual(['skipped', expect.stringMatching(expected)])
  })

  test('is what the suite of exactly these sources says', async () => {
    const source = sourceHash(join(__dirname, '../../../mfe-tournament'))
    const { verdict, summary } = await checkConformance('tournament', manifest(source))
    expect([verdict, summary]).toEqual(['passed', expect.stringMatching(/mfe-tournament passed: \d+ passed/)])
  })
})
