import { ExpectedReports } from './expected-reports'

const report = (device: string, next: number | null = 1000) => ({
  brand: 'garnet',
  channel: 'production',
  shell: '1.0.0',
  revision: 1,
  device,
  areas: [],
  next,
})

const overdue = (reports: ExpectedReports, now: number) =>
  reports.takeOverdue(now).map(({ device }) => device)

describe('reports that pages announced', () => {
  test('are expected of new pages however many came before: the oldest are forgotten', () => {
    const reports = new ExpectedReports(3)
    for (let at = 0; at < 10; at += 1) {
      reports.begin(`device-${at}`)
      reports.received(report(`device-${at}`), 0)
    }
    expect(overdue(reports, 60_000)).toEqual(['device-7', 'device-8', 'device-9'])
  })

  test('are expected of a page that began anew as of a new one', () => {
    const reports = new ExpectedReports(2)
    for (const device of ['first', 'second', 'first', 'third']) {
      reports.begin(device)
      reports.received(report(device), 0)
    }
    expect(overdue(reports, 60_000)).toEqual(['first', 'third'])
  })

  test('are overdue once, and again when a page that reported again stops a second time', () => {
    const reports = new ExpectedReports()
    reports.begin('a')
    reports.received(report('a'), 0)
    expect(overdue(reports, 60_000)).toEqual(['a'])
    expect(overdue(reports, 120_000)).toEqual([])
    reports.received(report('a'), 130_000)
    expect(overdue(reports, 200_000)).toEqual(['a'])
  })

  test('are forgotten of the oldest of very many pages of one browser', () => {
    const reports = new ExpectedReports()
    reports.begin('a')
    for (let page = 0; page < 20; page += 1) reports.received({ ...report('a'), page: `${page}` }, 0)
    expect(reports.takeOverdue(60_000).map(({ page }) => Number(page))).toEqual([
      12, 13, 14, 15, 16, 17, 18, 19,
    ])
  })

  test('name the newest areas alone of a page that names very many', () => {
    const reports = new ExpectedReports()
    reports.begin('a')
    for (let round = 0; round < 20; round += 1) {
      const areas = Array.from({ length: 10 }, (_, i) => ({
        area: `made-up-${round}-${i}`,
        version: '1',
        loads: 1,
        failures: {},
        messages: [],
      }))
      reports.received({ ...report('a'), areas }, 0)
    }
    const [page] = reports.takeOverdue(60_000)
    expect(page?.onPage).toHaveLength(32)
    expect(page?.onPage.at(-1)?.area).toBe('made-up-19-9')
  })

  test.each([
    ['a page that announces none any more owes none', null, []],
    ['a page that announces a later one has until then', 100_000, []],
    ['a page that announces an earlier one has until then', 10, ['a']],
  ])('%s', (_what, next, late) => {
    const reports = new ExpectedReports()
    reports.begin('a')
    reports.received(report('a', 50_000), 0)
    reports.received(report('a', next), 1000)
    expect(overdue(reports, 20_000)).toEqual(late)
    expect(overdue(reports, 60_000)).toEqual([])
  })
})
