import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useAskingInView, useNewestInView } from './rows-in-view'

/** A column from 0 to 600 px whose foot begins at 300; its rows are 80 px high. */
function placed(element: Element | null, top: number, bottom: number): void {
  if (element) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
}

function AskingColumn({ asking }: { asking: number | null }) {
  const list = useAskingInView<HTMLUListElement>(asking)
  return (
    <div data-testid="column" style={{ overflowY: 'auto' }} ref={(box) => placed(box, 0, 600)}>
      <ul ref={list}>
        {[-50, 40, 130, 400].map((top) => (
          <li key={top} style={{ scrollMarginTop: '48px' }} ref={(row) => placed(row, top, top + 80)} />
        ))}
      </ul>
      <div data-foot ref={(foot) => placed(foot, 300, 600)} />
    </div>
  )
}

test.each([
  { it: 'below the foot comes up to it', asking: 3, scrolled: 500 + 180 },
  { it: 'above the column comes down below what stays there', asking: 0, scrolled: 500 - 98 },
  { it: 'in sight moves nothing', asking: 2, scrolled: 500 },
])('a row that begins to ask $it', ({ asking, scrolled }) => {
  const { getByTestId, rerender } = render(<AskingColumn asking={null} />)
  const column = getByTestId('column')
  column.scrollTop = 500
  rerender(<AskingColumn asking={asking} />)
  expect(column.scrollTop).toBe(scrolled)
})

/** The same column with added rows, which are 40 px high until they are known. */
function GrowingColumn({ keys, known = keys.length }: { keys: readonly string[]; known?: number }) {
  const list = useRef<HTMLUListElement>(null)
  useNewestInView(list, keys, (place) => place < known)
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
  const { getByTestId, rerender } = render(<GrowingColumn keys={['a', 'b', 'c', 'd']} />)
  const scrolled = () => getByTestId('column').scrollTop
  expect(scrolled()).toBe(0)
  rerender(<GrowingColumn keys={['a', 'b', 'c', 'd', 'e']} known={4} />)
  expect(scrolled()).toBe(140)
  getByTestId('column').scrollTop = 0
  rerender(<GrowingColumn keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(scrolled()).toBe(180)
  rerender(<GrowingColumn keys={['a', 'b', 'c', 'd']} />)
  expect(scrolled()).toBe(180)
})

test('the newest comes into sight once: the player scrolls away, also while others go', () => {
  const { getByTestId, rerender } = render(<GrowingColumn keys={['a', 'b', 'c', 'd']} />)
  const column = getByTestId('column')
  rerender(<GrowingColumn keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(180)
  column.scrollTop = 0
  rerender(<GrowingColumn keys={['a', 'b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(0)
  rerender(<GrowingColumn keys={['b', 'c', 'd', 'e']} />)
  expect(column.scrollTop).toBe(0)
})
