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
