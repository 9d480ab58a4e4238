import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { BehaviorSubject } from 'rxjs'
import { type Shell, ShellContext } from '../shell-context'
import { SearchPanel } from './search-panel'

const shell = {
  call: () => new Promise(() => undefined),
  location: { navigate: () => undefined },
  locale: { language$: new BehaviorSubject('en') },
} as unknown as Shell

const panel = (typed: string, onClose = () => undefined) => (
  <ShellContext value={shell}>
    <SearchPanel typed={typed} onClose={onClose} />
  </ShellContext>
)
beforeAll(() => i18next.init())

const field = () => screen.getByRole<HTMLInputElement>('combobox')

test('keeps the words typed while it loaded, to the last letter', () => {
  const { rerender } = render(panel('ar'))
  rerender(panel('ars'))
  expect([field().value, document.activeElement]).toEqual(['ars', field()])
})

test('leaves the keys of an input method to it', () => {
  const onClose = jest.fn()
  render(panel('か', onClose))
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})
