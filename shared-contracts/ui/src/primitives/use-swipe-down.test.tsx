/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useSwipeDown } from './use-swipe-down'

function Sheet({ close }: { close: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useSwipeDown(box, true, close)
  return (
    <div ref={box} data-testid="sheet">
      <p>Content</p>
    </div>
  )
}

const at = (x: number, y: number) => [{ clientX: x, clientY: y }]

test.each([
  { it: 'down by 120 px', to: [0, 120], scrolled: 0, closes: 1 },
  { it: 'down by 60 px', to: [0, 60], scrolled: 0, closes: 0 },
  { it: 'up', to: [0, -200], scrolled: 0, closes: 0 },
  { it: 'sideways', to: [150, 100], scrolled: 0, closes: 0 },
  { it: 'down where the content is scrolled', to: [0, 120], scrolled: 40, closes: 0 },
] as const)('a finger that moves $it closes the sheet $closes times', ({ to: [x, y], scrolled, closes }) => {
  const close = jest.fn()
  render(<Sheet close={close} />)
  const content = screen.getByText('Content')
  content.scrollTop = scrolled
  fireEvent.touchStart(content, { touches: at(100, 100) })
  fireEvent.touchMove(content, { touches: at(100 + x / 2, 100 + y / 2) })
  fireEvent.touchMove(content, { touches: at(100 + x, 100 + y) })
  fireEvent.touchEnd(content, { changedTouches: at(100 + x, 100 + y) })
  expect(close).toHaveBeenCalledTimes(closes)
  expect(screen.getByTestId('sheet').style.getPropertyValue('--drawn')).toBe('')
})
