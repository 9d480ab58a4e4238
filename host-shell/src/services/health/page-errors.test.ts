/** @jest-environment jsdom */
import { type PageError, watchPageErrors } from './page-errors'

const FILE = 'https://play.example/assets/sportsbook/1.4.2/remote.js'

function watching() {
  const errors: PageError[] = []
  return { errors, stop: watchPageErrors(window, (error) => errors.push(error)) }
}

describe('faults outside of lifecycles', () => {
  test('is known by the file that threw', () => {
    const { errors, stop } = watching()
    window.dispatchEvent(new ErrorEvent('error', { filename: FILE, message: 'no such price' }))
    expect(errors).toEqual([{ kind: 'script', sources: [FILE], message: 'no such price' }])
    stop()
  })

  test('every frame learns of a thrown value, with the file nearest to the cause first', () => {
    const { errors, stop } = watching()
    const [react, chunk] = ['https://play.example/assets/shell/1.0.0/main.js', `${FILE}?retry=1`]
    const cause = Object.assign(new Error(`Loading chunk 7 failed.\n(error: ${FILE})`), { stack: '' })
    const error = Object.assign(new Error('no words', { cause }), {
      stack: `Error: no words\n    at commit (${react}:1:10)\n    at press (${chunk}:2:20)`,
    })
    window.dispatchEvent(new ErrorEvent('error', { error, filename: react, message: 'no words' }))
    expect(errors[0]?.sources).toEqual([`${react}:1:10`, `${chunk}:2:20`, FILE, react])
    stop()
  })

  test('is known by the stack of a rejection that nobody handled', () => {
    const { errors, stop } = watching()
    const reason = Object.assign(new Error('gone'), { stack: `Error: gone\n    at load (${FILE}:1:234)` })
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    expect(errors).toEqual([{ kind: 'script', sources: [`${FILE}:1:234`], message: 'gone' }])
    stop()
  })

  test('counts what the policy of the page refused', () => {
    const { errors, stop } = watching()
    const facts = {
      sourceFile: FILE,
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://evil.example',
    }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts))
    expect(errors).toEqual([
      {
        kind: 'policy',
        sources: ['https://evil.example', FILE],
        message: 'script-src-elem refused https://evil.example',
      },
    ])
    stop()
  })

  test('is not listened to after the watch has ended', () => {
    const { errors, stop } = watching()
    stop()
    window.dispatchEvent(new ErrorEvent('error', { filename: FILE, message: 'late' }))
    expect(errors).toEqual([])
  })
})
