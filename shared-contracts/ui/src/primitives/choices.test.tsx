import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox'
import { Popover } from './popover'
import { Tabs } from './tabs'

describe('tabs', () => {
  function Example({ keepAll }: { keepAll?: boolean }) {
    const [shown, show] = useState<'a' | 'b' | 'c'>('a')
    const tabs = (['a', 'b', 'c'] as const).map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }))
    return <Tabs label="Views" tabs={tabs} shown={shown} onShow={show} keepAll={keepAll} />
  }

  test.each([
    ['{ArrowRight}', 'b'],
    ['{ArrowLeft}', 'c'],
    ['{End}', 'c'],
    ['{End}{Home}', 'a'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'a'],
  ])('%s from the first leads to %s', async (keys, id) => {
    render(<Example />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(keys)
    expect(document.activeElement?.textContent).toBe(`Tab ${id}`)
    expect(screen.getByRole('tabpanel', { name: `Tab ${id}` }).textContent).toBe(`Panel ${id}`)
  })

  test.each([
    [true, 3],
    [false, 1],
  ])('panels that are not shown stay when asked to: %s', (keepAll, count) => {
    render(<Example keepAll={keepAll} />)
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(count)
  })
})

describe('a combobox', () => {
  const options = ['Arsenal', 'Atlético Madrid', 'Brighton & Hove Albion', 'Bristol City'].map((label) => ({
    value: label,
    label,
  }))

  function shown() {
    const changed = jest.fn()
    function Example() {
      const [value, setValue] = useState<string | null>('Arsenal')
      return (
        <Combobox
          label="Team"
          options={options}
          value={value}
          clearLabel="Clear"
          foundText={(found, all) => `${found} of ${all}`}
          onChange={(next) => {
            changed(next)
            setValue(next)
          }}
        />
      )
    }
    render(<Example />)
    return {
      changed,
      field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Team' }),
      user: userEvent.setup(),
    }
  }

  test.each([
    ['bri{Enter}', 'Brighton & Hove Albion'],
    ['BRI{ArrowDown}{Enter}', 'Bristol City'],
    ['atletico{Enter}', 'Atlético Madrid'],
  ])('%s takes %s', async (keys, taken) => {
    const { changed, field, user } = shown()
    await user.clear(field)
    await user.type(field, keys)
    expect(changed).toHaveBeenLastCalledWith(taken)
    expect(field.value).toBe(taken)
  })

  test('says how many are found', async () => {
    const { field, user } = shown()
    await user.clear(field)
    await user.type(field, 'bri')
    expect(screen.getByText('2 of 4')).toBeTruthy()
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  test('typed text without a choice is replaced by the choice', async () => {
    const { field, user } = shown()
    await user.clear(field)
    await user.type(field, 'zzz')
    await user.tab()
    expect(field.value).toBe('Arsenal')
  })

  test('the choice can be taken back', async () => {
    const { changed, field, user } = shown()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(changed).toHaveBeenLastCalledWith(null)
    expect(field.value).toBe('')
  })
})

describe('a popover', () => {
  function shown() {
    render(
      <>
        <Popover
          label="Columns"
          trigger={(trigger) => (
            <button type="button" {...trigger}>
              Columns
            </button>
          )}
        >
          {(close) => (
            <button type="button" onClick={close}>
              Done
            </button>
          )}
        </Popover>
        <button type="button">Elsewhere</button>
      </>,
    )
    return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'Columns' }) }
  }

  test.each([
    ['Escape', '{Escape}', 'Columns'],
    ['its own button', '{Enter}', 'Columns'],
    ['Tab past its end', '{Tab}', 'Elsewhere'],
  ])('%s closes it', async (_, keys, focus) => {
    const { user, opener } = shown()
    await user.click(opener)
    expect(document.activeElement?.textContent).toBe('Done')
    await user.keyboard(keys)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe(focus)
  })

  test('a press elsewhere closes it, and one on its button too', async () => {
    const { user, opener } = shown()
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(opener)
    await user.click(opener)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
