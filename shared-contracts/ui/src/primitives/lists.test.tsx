import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DragList } from './drag-list'
import { Toast } from './toast'
import { VirtualGrid } from './virtual-grid'

const LABELS = {
  handle: (name: string) => `Move ${name}`,
  up: (name: string) => `${name} up`,
  down: (name: string) => `${name} down`,
  place: (name: string, place: number, count: number) => `${name}, place ${place} of ${count}`,
  keys: 'Space takes it.',
}

describe('a drag list', () => {
  function shown() {
    function Example() {
      const [items, setItems] = useState(['A', 'B', 'C'])
      const move = (from: number, to: number) => {
        const next = [...items]
        next.splice(to, 0, ...next.splice(from, 1))
        setItems(next)
      }
      return (
        <DragList label="Order" items={items} keyOf={String} nameOf={String} onMove={move} labels={LABELS}>
          {(item) => <b>{item}</b>}
        </DragList>
      )
    }
    render(<Example />)
    const order = () =>
      screen
        .getAllByRole('listitem')
        .map((row) => row.querySelector('b')?.textContent)
        .join('')
    return { order, user: userEvent.setup() }
  }

  test.each([
    ['Move A', ' {ArrowDown}{ArrowDown} ', 'BCA', 'A, place 3 of 3'],
    ['Move C', '{Enter}{ArrowUp}{Enter}', 'ACB', 'C, place 2 of 3'],
    ['Move A', ' {ArrowUp} ', 'ABC', 'A, place 1 of 3'],
    ['Move A', ' {ArrowDown}{Escape}', 'ABC', 'A, place 1 of 3'],
    ['A down', '{Enter}{Enter}{Enter}', 'BCA', 'A, place 3 of 3'],
    ['A up', '{Enter}', 'ABC', ''],
  ])('%s by %j gives %s and says "%s"', async (control, keys, order, spoken) => {
    const list = shown()
    screen.getByRole('button', { name: control }).focus()
    await list.user.keyboard(keys)
    expect(list.order()).toBe(order)
    expect(screen.getByRole('status').textContent).toBe(spoken)
    expect(document.activeElement?.getAttribute('aria-label')).toBe(control)
  })

  test('says with each handle which keys do what', () => {
    shown()
    for (const handle of screen.getAllByRole('button', { name: /^Move / })) {
      const hint = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
      expect(hint?.textContent).toBe('Space takes it.')
    }
  })
})

describe('a virtual grid', () => {
  const GAMES = Array.from({ length: 2000 }, (_, index) => index + 1)

  test('draws nearby items, announces their number, and reaches the others by keyboard', async () => {
    render(
      <VirtualGrid label="Games" items={GAMES} keyOf={String} heightOf={() => 100} columnsOf={() => 4}>
        {(game, stop) => (
          <a {...stop} href="#game">
            Game {game}
          </a>
        )}
      </VirtualGrid>,
    )
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Game 1')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('2000')
    await user.keyboard('{End}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Game 1996')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  })
})

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['goes by itself', 6000, false, 1],
    ['stays until it is closed', 0, false, 0],
    ['waits while the focus is in it', 6000, true, 0],
  ])('%s', (_, lastsMs, hasFocus, closed) => {
    const onClose = jest.fn()
    render(
      <Toast lastsMs={lastsMs} onClose={onClose}>
        <button type="button">Undo</button>
      </Toast>,
    )
    if (hasFocus) act(() => screen.getByRole('button').focus())
    act(() => jest.advanceTimersByTime(6000))
    expect(onClose).toHaveBeenCalledTimes(closed)
  })

  test('a toast that appears under a still pointer expires all the same, and waits once the pointer moves', () => {
    const onClose = jest.fn()
    render(
      <Toast lastsMs={6000} onClose={onClose}>
        Bet accepted
      </Toast>,
    )
    const toast = screen.getByText('Bet accepted')
    fireEvent.pointerEnter(toast)
    fireEvent.pointerOver(toast)
    act(() => jest.advanceTimersByTime(5000))
    fireEvent.pointerMove(toast)
    act(() => jest.advanceTimersByTime(6000))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerLeave(toast)
    fireEvent.pointerEnter(toast)
    act(() => jest.advanceTimersByTime(6000))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
