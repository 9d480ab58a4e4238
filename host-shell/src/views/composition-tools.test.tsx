import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { areaFacts } from '../testing/area-facts'
import { showPage } from '../testing/show-page'

const press = () => userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}')

beforeEach(() => {
  localStorage.clear()
  // The dialogs of this DOM cannot be opened as the browser's can.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
    },
  })
})

async function openPanel() {
  const shown = await showPage('/desktop')
  await screen.findByRole('main')
  await press()
  await screen.findByRole('dialog', { name: 'Composition' })
  return shown
}

describe('the panel of the composition', () => {
  test('opens and closes at Ctrl+Shift+M, on every page', async () => {
    await openPanel()
    expect(screen.getByRole('heading', { name: 'sportsbook' })).toBeTruthy()
    await press()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('copies what it shows as a report', async () => {
    const written: string[] = []
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } })
    await openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Copy as report' }))
    expect(written.join()).toContain('# Composition of touchline / production')
    expect(await screen.findByText('Copied')).toBeTruthy()
  })

  test.each([
    ['a b', 'Not a version or a URL.'],
    ['https://evil.example/remote.js', 'This page does not allow files from https://evil.example.'],
  ])('keeps nothing of %s', async (typed, refusal) => {
    await openPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Override: sportsbook' }))
    await userEvent.type(screen.getByLabelText('Override in this browser only: sportsbook'), typed)
    await userEvent.click(screen.getByRole('button', { name: 'Set and reload' }))
    expect(screen.getByText(refusal)).toBeTruthy()
    expect(localStorage.getItem('touchline.overrides')).toBeNull()
  })
})

test('a browser with an override shows so on every page', async () => {
  const { facts } = await showPage('/', { out: true })
  expect(screen.queryByText(/This browser runs its own/)).toBeNull()
  act(() => facts.next([areaFacts('sportsbook', { override: { text: '0.9.0', reason: null } })]))
  expect(await screen.findByText('Overridden in this browser: sportsbook')).toBeTruthy()
})
