import { BehaviorSubject } from 'rxjs'
import type { AreaState } from '../composition'
import { afterMain } from './after-main'

const LOADING: AreaState = { stage: 'loading', area: 'sportsbook', version: '1.0.0' }
const MOUNTED: AreaState = { stage: 'mounted', area: 'sportsbook', version: '1.0.0', loadMs: 1 }
const areas = (main: AreaState) => ({ main })
const atOnce = async () => undefined
const never = () => new Promise<void>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  { when: 'as soon as the area is up and shows', main: MOUNTED, shown: atOnce, waitMs: 0, isOver: true },
  { when: 'not while it shows nothing', main: MOUNTED, shown: never, waitMs: 1400, isOver: false },
  { when: 'once it has shown nothing for long', main: MOUNTED, shown: never, waitMs: 1600, isOver: true },
  { when: 'not while it is loading', main: LOADING, shown: atOnce, waitMs: 1400, isOver: false },
  { when: 'once it has been loading for long', main: LOADING, shown: atOnce, waitMs: 1600, isOver: true },
])('neighbours come $when', async ({ main, shown, waitMs, isOver }) => {
  const areas$ = new BehaviorSubject(areas(LOADING))
  let over = false
  void afterMain(areas$, shown, 1500).then(() => {
    over = true
  })
  areas$.next(areas(main))
  await jest.advanceTimersByTimeAsync(waitMs)
  expect(over).toBe(isOver)
})
