import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Segmented } from './segmented'

const SEGMENTS = [
  { value: 'a', label: 'Waiting' },
  { value: 'b', label: 'Running', count: 2 },
  { value: 'c', label: 'Settled' },
] as const

function Example() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return <Segmented label="Bets" segments={SEGMENTS} value={value} onChange={setValue} />
}

test.each([
  ['{ArrowRight}', 'Running 2'],
  ['{ArrowLeft}', 'Settled'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Waiting'],
])('the keys %s choose %s and take the focus along', async (keys, chosen) => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const radio = screen.getByRole('radio', { checked: true })
  expect(radio).toHaveProperty('textContent', chosen.replace(' ', ''))
  expect(document.activeElement).toBe(radio)
})

test.each([
  ['{ArrowRight}', 'b'],
  ['{ArrowLeft}', 'c'],
])('where nothing is chosen the keys %s go on from the first, to %s', async (keys, chosen) => {
  const onChange = jest.fn()
  render(<Segmented label="Bets" segments={SEGMENTS} value={null} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(onChange.mock.calls).toEqual([[chosen]])
})
