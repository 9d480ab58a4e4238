import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './select'

const OPTIONS = [
  { value: 1, label: 'Malay' },
  { value: 2, label: 'Hong Kong' },
  { value: 3, label: 'Myanmar', disabled: true },
]

function shown(props: { look?: 'inline'; error?: string; hint?: string } = {}) {
  const onChange = jest.fn()
  render(<Select label="Odds type" options={OPTIONS} value={1} onChange={onChange} {...props} />)
  return { onChange, select: screen.getByRole('combobox', { name: 'Odds type' }) }
}

test('the choice is passed as its value, not as its text', async () => {
  const { onChange, select } = shown()
  await userEvent.selectOptions(select, 'Hong Kong')
  expect(onChange).toHaveBeenCalledWith(2)
})

test('a closed choice cannot be taken', async () => {
  const { onChange, select } = shown()
  await userEvent.selectOptions(select, 'Myanmar')
  expect(onChange).not.toHaveBeenCalled()
})

test('hint and error belong to the field', () => {
  const { select } = shown({ hint: 'For the board.', error: 'Choose one.' })
  const described = select.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Choose one.',
    'For the board.',
  ])
  expect(select.getAttribute('aria-invalid')).toBe('true')
})

test('in a toolbar its label is read out but hidden', () => {
  const { select } = shown({ look: 'inline' })
  expect(select.getAttribute('aria-label')).toBe('Odds type')
  expect(screen.queryByText('Odds type')).toBeNull()
})
