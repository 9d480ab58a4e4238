import { Promises } from './promises'

const report = (device: string) => ({
  ...{ brand: 'garnet', channel: 'production', shell: '1.0.0', revision: 1, device },
  ...{ areas: [], next: 1000 },
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
})
