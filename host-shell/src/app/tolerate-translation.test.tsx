import { act, render, screen } from '@testing-library/react'
import { translatePage } from '@touchline/test-kit/translation'
import { tolerateTranslation } from './tolerate-translation'

const { removeChild, insertBefore } = Node.prototype
const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor
beforeAll(() => tolerateTranslation(Node))
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
  Object.defineProperty(Node.prototype, 'nodeValue', value)
})

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

test('on a translated page a text beside an element changes, again and again, and goes', () => {
  const view = render(<Reason reason="Suspended: corner" score={null} />)
  const text = () => view.container.textContent?.trim()
  for (const reason of ['Suspended: dangerous attack', 'Open', 'Suspended: goal']) {
    translatePage(document.body)
    act(() => view.rerender(<Reason reason={reason} score={null} />))
    expect(text()).toBe(`${reason} Bet`)
  }
  translatePage(document.body)
  act(() => view.rerender(<Reason reason={null} score={null} />))
  expect(text()).toBe('Bet')
})

test('on a translated page an element comes before the text that it belongs to', () => {
  const view = render(<Reason reason="Suspended" score={null} />)
  translatePage(document.body)
  act(() => view.rerender(<Reason reason="Suspended" score="1-0" />))
  expect(view.container.textContent).toBe('1-0Suspended Bet')
})

test('anything else that is not there throws as ever', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
  expect(() => document.body.insertBefore(document.createElement('p'), document.createElement('p'))).toThrow()
})
