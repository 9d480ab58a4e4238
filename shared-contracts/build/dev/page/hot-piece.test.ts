/** @jest-environment jsdom */
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { HotPiece } from './hot-piece'

const { host } = createFakeHost()

/** A remote whose code changes by setting `code`. */
function sample() {
  const target = document.createElement('div')
  const state = { code: 'one', mounted: 0 }
  const piece = new HotPiece(target, host, () => async (box) => {
    if (state.code === 'broken') throw new Error('broken at mount')
    box.textContent = state.code
    state.mounted += 1
    return () => {
      state.mounted -= 1
      box.textContent = ''
    }
  })
  return { target, state, piece }
}

describe('a piece under development', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  test('is mounted again with newer code in the same place', async () => {
    const { target, state, piece } = sample()
    await piece.up()
    state.code = 'two'
    await piece.again()
    expect([target.textContent, state.mounted]).toEqual(['two', 1])
  })

  test('leaves one root however quickly edits follow each other', async () => {
    const { target, state, piece } = sample()
    await Promise.all([piece.up(), piece.again(), piece.again()])
    expect([target.childElementCount, state.mounted]).toEqual([1, 1])
    await piece.down()
    expect([target.innerHTML, state.mounted]).toEqual(['', 0])
  })

  test('shows in its own place the error of a mount, and returns with the repaired code', async () => {
    const { target, state, piece } = sample()
    state.code = 'broken'
    await piece.up()
    expect(target.querySelector('[role=alert]')?.textContent).toContain('broken at mount')
    state.code = 'mended'
    await piece.mend()
    expect(target.textContent).toBe('mended')
  })

  test('keeps a failed render from the shell, which would take the area down', async () => {
    const { target, piece } = sample()
    const onFailure = jest.fn()
    target.addEventListener('touchline:failed', onFailure)
    await piece.up()
    const detail = { error: new Error('broken at render') }
    target.firstElementChild?.dispatchEvent(new CustomEvent('touchline:failed', { bubbles: true, detail }))
    await Promise.resolve()
    expect(onFailure).not.toHaveBeenCalled()
    expect(target.textContent).toContain('broken at render')
  })
})
