import type { BusEvent } from '@touchline/contracts/host'
import { Subject } from 'rxjs'
import { createSheets } from './open-sheet'

function setUp() {
  const events$ = new Subject<BusEvent>()
  const emitted: BusEvent[] = []
  events$.subscribe((event) => emitted.push(event))
  const sheets = createSheets((event) => events$.next(event), events$)
  const slipComes = () => events$.next({ type: 'slip', picks: [], summary: null })
  const opened = () =>
    emitted.flatMap((event) => (event.type === 'slip-open' ? [`${event.open} ${event.tab}`] : []))
  return { sheets, slipComes, opened }
}

describe('the tab of a slip that is asked for', () => {
  test.each(['bets', 'slip'] as const)(
    'before the slip has loaded, %s, is passed to it when it loads',
    (tab) => {
      const { sheets, slipComes, opened } = setUp()
      sheets.show('slip', tab)
      slipComes()
      expect(opened()).toEqual([`true ${tab}`, `true ${tab}`])
      expect(sheets.open$.value).toBe('slip')
      slipComes()
      expect(opened()).toHaveLength(2)
    },
  )

  test('and closed before the slip has come stays closed', () => {
    const { sheets, slipComes } = setUp()
    sheets.show('slip', 'bets')
    sheets.close()
    slipComes()
    expect(sheets.open$.value).toBeNull()
  })

  test('when the slip is loaded is passed once', () => {
    const { sheets, slipComes, opened } = setUp()
    slipComes()
    sheets.show('slip', 'bets')
    slipComes()
    expect(opened()).toEqual(['true bets'])
  })
})
