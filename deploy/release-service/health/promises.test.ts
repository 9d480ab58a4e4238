import { Promises } from './promises'

const report = (device: string, next: number | null = 1000) => ({
  ...{ brand: 'garnet', channel: 'production', shell: '1.0.0', revision: 1, device },
  ...{ areas: [], next },
})

describe('promises of pages', () => {
  test('are taken of new pages however many came before: the oldest are forgotten', () => {
    const promises = new Promises(3)
    for (let at = 0; at < 10; at += 1) {
      promises.begin(`device-${at}`, '1.0.0')
      promises.heard(report(`device-${at}`), 0)
    }
    const broken = promises.broken(60_000).map(([device]) => device)
    expect(broken).toEqual(['device-7', 'device-8', 'device-9'])
  })

  test('are of a page that began anew as of a new one', () => {
    const promises = new Promises(2)
    for (const device of ['first', 'second', 'first', 'third']) {
      promises.begin(device, '1.0.0')
      promises.heard(report(device), 0)
    }
    expect(promises.broken(60_000).map(([device]) => device)).toEqual(['first', 'third'])
  })

  test('are broken once, and a page that speaks again may break another one', () => {
    const promises = new Promises()
    promises.begin('a', '1.0.0')
    promises.heard(report('a'), 0)
    expect(promises.broken(60_000)).toHaveLength(1)
    expect(promises.broken(120_000)).toEqual([])
    promises.heard(report('a'), 130_000)
    expect(promises.broken(200_000)).toHaveLength(1)
  })

  test.each([
    ['a page that promises none any more breaks none', null, []],
    ['a page that promises a later one has until then', 100_000, []],
    ['a page that promises an earlier one has until then', 10, ['a']],
  ])('%s', (_what, next, broken) => {
    const promises = new Promises()
    promises.begin('a', '1.0.0')
    promises.heard(report('a', 50_000), 0)
    promises.heard(report('a', next), 1000)
    expect(promises.broken(20_000).map(([device]) => device)).toEqual(broken)
    expect(promises.broken(60_000)).toEqual([])
  })
})
