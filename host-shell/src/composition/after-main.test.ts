import { BehaviorSubject } from 'rxjs'
import { afterMain } from './after-main'
import type { AreaState, Slot } from './composition'

const LOADING: AreaState = { stage: 'loading', area: 'sportsbook', version: '1.0.0' }
const MOUNTED: AreaState = { stage: 'mounted', area: 'sportsbook', version: '1.0.0', loadMs: 1 }
const areas = (main: AreaState) => ({ main }) as Record<Slot, AreaState>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  { when: 'as soon as the area is up', main: MOUNTED, waitMs: 0, isOver: true },
  { when: 'not while it is loading', main: LOADING, waitMs: 1400, isOver: false },
  { when: 'once it has been loading for long enough', main: LOADING, waitMs: 1600, isOver: true },
])('neighbours come $when', async ({ main, waitMs, isOver }) => {
  const areas$ = new BehaviorSubject(areas(LOADING))
  let over = false
  void afterMain(areas$).then(() => {
    over = true
  })
  areas$.next(areas(main))
  await jest.advanceTimersByTimeAsync(waitMs)
  expect(over).toBe(isOver)
})
