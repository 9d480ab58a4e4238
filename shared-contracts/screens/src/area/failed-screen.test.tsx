import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plainScreen } from '..'
import { eager, heading, lazy, opened, SECOND, titled } from './testing/sample-area'

describe('a screen that fails', () => {
  test('counts a screen that does not come, goes on, and gets it on retry', async () => {
    let isThere = false
    const load = async () => {
      if (!isThere) throw new Error('lost')
      return { default: titled('Second screen') }
    }
    const { failed, fatal } = await opened([eager(), lazy(load)])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByText('This page could not be shown')
    expect(failed).toEqual([{ error: new Error('lost'), screen: SECOND }])
    isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Second screen')
    expect(fatal).toEqual([])
  })

  test.each([
    ['does not come', async () => Promise.reject(new Error('again'))],
    ['throws while it is drawn', async () => ({ default: plainScreen(throwing) })],
  ])('hands a screen that %s twice over to the shell', async (_, load) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { failed, fatal, close } = await opened([eager(), lazy(load)])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(fatal).toEqual([new Error('again')]))
    expect(failed).toHaveLength(1)
    await close()
    jest.restoreAllMocks()
  })

  test('hands the screen that somebody came for over at once when it throws while it is drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { failed, fatal, close } = await opened([eager(plainScreen(throwing))])
    expect([fatal, failed]).toEqual([[new Error('again')], []])
    await close()
    jest.restoreAllMocks()
  })

  test('leaves a failed screen by its navigation', async () => {
    await opened([eager(), lazy(() => Promise.reject(new Error('lost')))])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('link', { name: 'First' }))
    expect(heading().textContent).toBe('First screen')
  })

  test('does not mount when its first screen does not come', async () => {
    const rows = [eager(), lazy(() => Promise.reject(new Error('lost')))]
    await expect(opened(rows, { at: SECOND })).rejects.toThrow('lost')
  })
})

function throwing(): never {
  throw new Error('again')
}
