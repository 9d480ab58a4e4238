import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'

const TEAMS = ['Arsenal', 'Brighton', 'Brentford', 'Chelsea'].map((label) => ({ value: label, label }))

function Teams() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Combobox
      label="Team"
      options={TEAMS}
      value={value}
      onChange={setValue}
      foundText={(found, all) => `${found} of ${all}`}
      clearLabel="Clear"
    />
  )
}

test('a list that shrinks away from under the pointer keeps what the keys have chosen', async () => {
  const user = userEvent.setup()
  render(<Teams />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await user.type(input, 'br')
  await user.keyboard('{ArrowDown}')
  fireEvent.mouseLeave(screen.getByRole('listbox'))
  await user.keyboard('{Enter}')
  expect(input.value).toBe('Brentford')
})

test('a letter is in the field as soon as it is typed, so that the next one follows it', () => {
  render(<Teams />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  // A browser waits for nobody: what React leaves for a later task comes too late here.
  withoutAct(() => {
    typeInto(input, 'b')
    expect(input.value).toBe('b')
    typeInto(input, 'br')
    expect(input.value).toBe('br')
  })
})

/** Changes the text as a browser does, around React's own setter. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function withoutAct(body: () => void): void {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = false
  try {
    body()
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = true
  }
}
