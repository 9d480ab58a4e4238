import { act, render, screen } from '@testing-library/react'
import { translatePage } from '@touchline/test-kit/translation'
import { tolerateTranslation } from './tolerate-translation'

const { removeChild, insertBefore } = Node.prototype
beforeAll(() => tolerateTranslation(Node))
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

const Reason = ({ reason, score }: { reason: string | null; score: string | null }) => (
  <p>
    {score && <b>{score}</b>}
    {reason} <button type="button">Bet</button>
  </p>
)

test('on a translated page a text may go, and an element may come before one', () => {
  const view = render(<Reason reason="Suspended" score={null} />)
  translatePage(document.body)
  act(() => view.rerender(<Reason reason="Suspended" score="1-0" />))
  expect(screen.getByText('1-0')).toBeTruthy()
  act(() => view.rerender(<Reason reason={null} score={null} />))
  expect(screen.queryByText('1-0')).toBeNull()
  expect(screen.getByRole('button', { name: 'Bet' })).toBeTruthy()
})

test('anything else that is not there throws as ever', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
  expect(() => document.body.insertBefore(document.createElement('p'), document.createElement('p'))).toThrow()
})
