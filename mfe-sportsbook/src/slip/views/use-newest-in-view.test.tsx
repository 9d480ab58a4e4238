import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useNewestInView } from './use-newest-in-view'

/** A column from 0 to 600 px whose foot begins at 300; its rows are 80 px high, and 40 px while nothing is known of them. */
function Column({ keys, known = keys.length }: { keys: readonly string[]; known?: number }) {
  const list = useRef<HTMLUListElement>(null)
  useNewestInView(list, keys, (place) => place < known)
  const placed = (box: Element | null, top: number, bottom: number): void => {
    if (box) box.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  }
  return (
    <div data-testid="column" style={{ overflowY: 'auto' }} ref={(box) => placed(box, 0, 600)}>
      <ul ref={list}>
        {keys.map((key, at) => (
          <li key={key} ref={(row) => placed(row, at * 100, at * 100 + (at < known ? 80 : 40))} />
        ))}
      </ul>
      <div data-foot ref={(foot) => placed(foot, 300, 600)} />
    </div>
  )
}

test('an added row scrolls up to the foot, and again once it grew; a removed row scrolls nothing', () => {
  const { getByTestId, rerender } = render(<Column keys={['a', 'b', 'c', 'd']} />)
  const scrolled = () => getByTestId('column').scrollTop
  expect(scrolled()).toBe(0)
  rerender(<Column keys={['a', 'b', 'c', 'd', 'e']} known={4} />)
  expect(scrolled()).toBe(140)
  getByTestId('column').scrollTop = 0
  rerender(<Column keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(scrolled()).toBe(180)
  rerender(<Column keys={['a', 'b', 'c', 'd']} />)
  expect(scrolled()).toBe(180)
})

test('the newest comes into sight once: the player scrolls away, also while others go', () => {
  const { getByTestId, rerender } = render(<Column keys={['a', 'b', 'c', 'd']} />)
  const column = getByTestId('column')
  rerender(<Column keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(180)
  column.scrollTop = 0
  rerender(<Column keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(0)
  rerender(<Column keys={['b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(0)
})
