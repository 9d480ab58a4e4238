import { act, cleanup, render, screen } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import { useStream } from './use-stream'

afterEach(cleanup)

let draws = 0

function Shown({ word$ }: { word$: BehaviorSubject<string> | Subject<string> }) {
  draws += 1
  const word = useStream(word$, 'nothing')
  return <p>{word}</p>
}

/** Updates that React keeps for the next render of the part that shows `word`: React's own list, a ring. */
function keptUpdates(word: string): number {
  const fiberOf = (node: object) =>
    Object.entries(node).find(([key]) => key.startsWith('__reactFiber$'))?.[1] as Fiber | undefined
  const part = fiberOf(screen.getByText(word))?.return
  const last = part?.memoizedState?.queue.pending ?? null
  let kept = 0
  for (let update = last; update; update = update.next === last ? null : update.next) kept += 1
  return kept
}

interface Update {
  next: Update
}

interface Fiber {
  return: { memoizedState: { queue: { pending: Update | null } } | null } | null
}

test.each([
  ['a stream with a value', new BehaviorSubject('first'), 'first'],
  ['a stream without one yet', new Subject<string>(), 'nothing'],
])('of %s the newest value is shown', (_, word$, first) => {
  render(<Shown word$={word$} />)
  expect(screen.getByText(first)).toBeDefined()
  act(() => word$.next('next'))
  expect(screen.getByText('next')).toBeDefined()
})

test('a value emitted a hundred times renders once and leaks nothing', () => {
  const word$ = new BehaviorSubject('same')
  render(<Shown word$={word$} />)
  const drawn = draws
  act(() => {
    for (let time = 0; time < 100; time += 1) word$.next('same')
  })
  expect(draws).toBe(drawn)
  expect(keptUpdates('same')).toBeLessThanOrEqual(1)
})

test('a part that has gone follows no longer', () => {
  const word$ = new BehaviorSubject('first')
  render(<Shown word$={word$} />)
  cleanup()
  expect(word$.observed).toBe(false)
})
