import { render } from '@testing-library/react'
import { useAskingInView } from './use-asking-in-view'

/** A column from 0 to 600 px whose foot begins at 300; its rows are 80 px high. */
function placed(element: Element | null, top: number, bottom: number): void {
  if (element) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
}

function Column({ asking }: { asking: number | null }) {
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
  const { getByTestId, rerender } = render(<Column asking={null} />)
  const column = getByTestId('column')
  column.scrollTop = 500
  rerender(<Column asking={asking} />)
  expect(column.scrollTop).toBe(scrolled)
})
