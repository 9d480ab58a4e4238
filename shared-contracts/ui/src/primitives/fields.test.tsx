import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { DateRangeField, type Days } from './date-range'
import { parseDay } from './days'
import { NumberField } from './number-field'
import { NumberInput } from './number-input'
import { PinField } from './pin-field'
import { Stepper } from './stepper'

const CENTS = { exponent: 2, displayDigits: 2 }
const WHOLE_RUPIAH = { exponent: 2, displayDigits: 0 }

function numberField(format?: typeof CENTS) {
  const changed = jest.fn()
  function Example() {
    const [value, setValue] = useState<number | null>(null)
    return (
      <NumberField
        label="Stake"
        format={format}
        value={value}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Example />)
  return { changed, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' }) }
}

describe('a number field', () => {
  test.each([
    ['1234.5', CENTS, 123_450, '1,234.50'],
    ['1,234', CENTS, 123_400, '1,234.00'],
    ['12.', CENTS, 1200, '12.00'],
    ['12.3.4', CENTS, 1230, '12.30'],
    ['20-5', CENTS, 2000, '20.00'],
    ['12.3.4{Backspace}5', CENTS, 1250, '12.50'],
    ['12.3.{ArrowRight}4', CENTS, 1234, '12.34'],
    ['12.345', CENTS, 1234, '12.34'],
    ['12,5', CENTS, 1250, '12.50'],
    ['1234,5', CENTS, 123_450, '1,234.50'],
    ['1,000', CENTS, 100_000, '1,000.00'],
    ['၁၂，၅', CENTS, 1250, '12.50'],
    ['abc', CENTS, null, ''],
    ['-5e3', CENTS, 500, '5.00'],
    ['၁၂', CENTS, 1200, '12.00'],
    ['1234.5', WHOLE_RUPIAH, 123_400, '1,234'],
    ['12345', undefined, 12_345, '12,345'],
  ])('%j typed key by key with %j is %j and shown as %j', async (keys, format, minor, shown) => {
    const { changed, field } = numberField(format)
    const user = userEvent.setup()
    await user.type(field, keys)
    await user.tab()
    expect(changed.mock.lastCall?.[0] ?? null).toBe(minor)
    expect(field.value).toBe(shown)
  })

  test.each(['abc', '12.3.4', '1 000 MYR', '1.234'])('%j pasted changes nothing', async (text) => {
    const { changed, field } = numberField(CENTS)
    const user = userEvent.setup()
    await user.click(field)
    await user.paste(text)
    expect(field.value).toBe('')
    expect(changed).not.toHaveBeenCalled()
  })

  test('a letter over a selected number leaves it selected for the digit that follows', async () => {
    const { changed, field } = numberField(CENTS)
    const user = userEvent.setup()
    await user.type(field, '55')
    await user.tab()
    await user.tab({ shift: true })
    await user.keyboard('x7')
    expect(changed).toHaveBeenLastCalledWith(700)
  })

  test('an emptied field is no number', async () => {
    const { changed, field } = numberField(CENTS)
    const user = userEvent.setup()
    await user.type(field, '5')
    await user.clear(field)
    expect(changed).toHaveBeenLastCalledWith(null)
  })
})

test.each([
  { before: '', act: (user: UserEvent) => user.paste('1e5'), refused: [true] },
  { before: '20', act: (user: UserEvent) => user.paste('abc'), refused: [true] },
  { before: '', act: (user: UserEvent) => user.keyboard('-{Backspace}'), refused: [true, false] },
  { before: '20', act: (user: UserEvent) => user.keyboard('e'), refused: [] },
])('a number input with "$before" reports $refused', async ({ before, act: type, refused }) => {
  const onRefused = jest.fn()
  const read = (text: string) => (/^\d*$/.test(text) ? text : null)
  render(<NumberInput value={before} read={read} onType={jest.fn()} onRefused={onRefused} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await type(user)
  expect(onRefused.mock.calls.flat()).toEqual(refused)
  expect(screen.getByRole('textbox')).toHaveProperty('value', before)
})

/** Composes as an input method does: each text takes the place of the one before, until the last is committed. */
function compose(field: HTMLInputElement, ...texts: string[]): void {
  fireEvent.compositionStart(field)
  for (const text of texts) {
    fireEvent.input(field, { target: { value: text }, isComposing: true, data: text })
    expect(field.value).toBe(text)
  }
  fireEvent.compositionEnd(field, { data: texts.at(-1) })
}

describe('what an input method composes stays until it is committed, and is then read:', () => {
  test.each([
    [['５', '５０'], CENTS, 5000, '50'],
    [['１', '１２', '１２．', '１２．５'], CENTS, 1250, '12.5'],
    [['１２', '１２。', '１２。５'], CENTS, 1250, '12.5'],
    [['ご', 'ごじゅう'], CENTS, null, ''],
    [['1', '12'], undefined, 12, '12'],
  ])('%j with %j is %j in a number field', (texts, format, minor, shown) => {
    const { changed, field } = numberField(format)
    act(() => field.focus())
    compose(field, ...texts)
    expect(changed.mock.lastCall?.[0] ?? null).toBe(minor)
    expect(field.value).toBe(shown)
  })

  test('Latin digits are read before the end', () => {
    const { changed, field } = numberField(CENTS)
    act(() => field.focus())
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: '25' }, isComposing: true, data: '25' })
    expect(changed).toHaveBeenLastCalledWith(2500)
  })
})

describe('a stepper', () => {
  function stepper() {
    function Example() {
      const [value, setValue] = useState(29)
      return (
        <Stepper
          label="Players"
          value={value}
          min={3}
          max={30}
          lessLabel="Less"
          moreLabel="More"
          onChange={setValue}
        />
      )
    }
    render(<Example />)
    return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Players' })
  }

  test.each([
    ['{ArrowUp}{ArrowUp}', '30'],
    ['{ArrowDown}', '28'],
    ['{PageDown}{ArrowDown}', '3'],
    ['{Backspace}{Backspace}12{Enter}', '12'],
    ['{Backspace}{Backspace}99{Enter}', '30'],
    ['{Backspace}{Backspace}x{Enter}', '29'],
  ])('%s leads from 29 to %s', async (keys, value) => {
    const field = stepper()
    await userEvent.type(field, keys)
    expect([field.value, field.getAttribute('aria-valuenow')]).toEqual([value, value])
  })

  test('reads what an input method composed', () => {
    const field = stepper()
    compose(field, '１', '１２')
    expect(field.value).toBe('12')
  })

  test('its buttons stop at the bounds', async () => {
    stepper()
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More' })
    await userEvent.click(more)
    expect(more.disabled).toBe(true)
  })
})

describe('a PIN field', () => {
  test.each([
    ['470 212', '470212'],
    ['4-7-0-2-1-2-9', '470212'],
    ['PIN: ၄၇၀', '470'],
  ])('%j pasted fills %s', (text, digits) => {
    const [onChange, onComplete] = [jest.fn(), jest.fn()]
    render(<PinField label="PIN" value="" onChange={onChange} onComplete={onComplete} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'PIN' }), { target: { value: text } })
    expect(onChange).toHaveBeenCalledWith(digits)
    expect(onComplete).toHaveBeenCalledTimes(digits.length === 6 ? 1 : 0)
  })

  test('reads what an input method composed', () => {
    const onChange = jest.fn()
    render(<PinField label="PIN" value="" onChange={onChange} />)
    compose(screen.getByRole('textbox', { name: 'PIN' }), '４', '４７')
    expect(onChange.mock.calls).toEqual([['47']])
  })
})

const LABELS = {
  from: 'From',
  to: 'To',
  until: 'to',
  calendar: 'Calendar',
  previous: 'Previous',
  next: 'Next',
  unclear: 'Enter days as 21/11/2026.',
  reversed: 'From is after to.',
  many: '31 days at most.',
  outside: 'Only until 28/11/2026.',
}

describe('a date range', () => {
  function range(latest = '2026-11-28', labels: Partial<typeof LABELS> = {}) {
    const changed = jest.fn()
    function Example() {
      const [value, setValue] = useState<Days>({ from: '2026-11-15', to: '2026-11-21' })
      return (
        <DateRangeField
          label="Days"
          value={value}
          today="2026-11-21"
          latest={latest}
          daysMax={31}
          labels={{ ...LABELS, ...labels }}
          tag="en"
          onChange={(next) => {
            changed(next)
            setValue(next)
          }}
        />
      )
    }
    const { rerender } = render(<Example />)
    return {
      changed,
      again: () => rerender(<Example />),
      from: screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }),
    }
  }

  test.each([
    ['1/11/2026', '2026-11-01'],
    ['21.11.2026', '2026-11-21'],
  ])('%s typed is the day %s', async (text, day) => {
    const { changed, from } = range()
    const user = userEvent.setup()
    await user.clear(from)
    await user.type(from, `${text}{Enter}`)
    expect(changed).toHaveBeenCalledWith({ from: day, to: '2026-11-21' })
  })

  test.each([
    ['31/02/2026', 'unclear'],
    ['12', 'unclear'],
    ['', 'unclear'],
    ['22/11/2026', 'reversed'],
    ['29/11/2026', 'outside'],
    ['01/10/2026', 'many'],
  ] as const)('%j typed is refused as %s, and the range stays', async (text, why) => {
    const { changed, from } = range()
    const user = userEvent.setup()
    await user.clear(from)
    if (text) await user.type(from, text)
    await user.tab()
    expect(changed).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe(LABELS[why])
  })

  test('a day that was refused stays as it was typed, and the other end brings no other in its place', async () => {
    const { changed, from } = range()
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' })
    const user = userEvent.setup()
    const retype = async (field: HTMLElement, text: string) => {
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
    }
    await retype(from, '31/02/2026')
    await retype(to, '20/11/2026')
    expect([changed.mock.calls, from.value, to.value]).toEqual([[], '31/02/2026', '20/11/2026'])
    expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null])
    expect(screen.getByRole('alert').textContent).toBe(LABELS.unclear)
    await retype(from, '21/11/2026')
    expect(screen.getByRole('alert').textContent).toBe(LABELS.reversed)
    await retype(from, '10/11/2026')
    expect(changed.mock.calls).toEqual([[{ from: '2026-11-10', to: '2026-11-20' }]])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the earlier value, typed again, is no fault any more', async () => {
    const { from } = range()
    const user = userEvent.setup()
    for (const text of ['31/02/2026', '15/11/2026']) {
      await user.clear(from)
      await user.type(from, `${text}{Enter}`)
    }
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a caller with one sentence for all faults shows that sentence', async () => {
    const { from } = range(undefined, { reversed: undefined })
    const user = userEvent.setup()
    await user.clear(from)
    await user.type(from, '22/11/2026{Enter}')
    expect(screen.getByRole('alert').textContent).toBe(LABELS.unclear)
  })

  test('another beginning of a range that ends too late ends it on the last day that may be chosen', async () => {
    const { changed, from } = range('2026-11-18')
    const user = userEvent.setup()
    await user.clear(from)
    await user.type(from, '10/11/2026{Enter}')
    expect(changed).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-18' })
  })

  test('days follow the order of the current language of the page', () => {
    const { from, again } = range()
    expect(from.value).toBe('15/11/2026')
    document.documentElement.lang = 'ja'
    again()
    expect(from.value).toBe('2026/11/15')
    document.documentElement.removeAttribute('lang')
  })

  test('two days pressed in the calendar are the range, in either order', async () => {
    const { changed } = range()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Calendar' }))
    await user.click(await screen.findByRole('button', { name: 'Wednesday, November 18, 2026' }))
    await user.click(screen.getByRole('button', { name: 'Monday, November 9, 2026' }))
    expect(changed).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-18' })
  })

  test.each([
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['2026-11-21', '2026-11-21'],
  ])('%s read as a day is %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
})
