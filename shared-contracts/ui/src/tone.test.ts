/** @jest-environment jsdom */
import { playTone } from './tone'

/** Notes as the page made them: hertz and when, in seconds. */
function fakeAudio() {
  const notes: [hertz: number, at: number][] = []
  const node = { connect: (next: unknown) => next }
  class Audio {
    currentTime = 5
    destination = {}
    createGain() {
      return { ...node, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } }
    }
    createOscillator() {
      const frequency = { value: 0 }
      return { ...node, frequency, start: (at: number) => notes.push([frequency.value, at]), stop: () => {} }
    }
  }
  Object.assign(globalThis, { AudioContext: Audio })
  return notes
}
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } })

describe('a tone', () => {
  test('is nothing where the browser forbids it', () => {
    touched(true)
    class Forbidden {
      constructor() {
        throw new DOMException('Not allowed.', 'NotSupportedError')
      }
    }
    Object.assign(globalThis, { AudioContext: Forbidden })
    expect(() => playTone('good')).not.toThrow()
    Reflect.deleteProperty(globalThis, 'AudioContext')
  })

  test('is nothing where the browser makes none, before the page was touched, or behind another page', () => {
    touched(true)
    expect(() => playTone('good')).not.toThrow()
    const notes = fakeAudio()
    touched(false)
    playTone('good')
    touched(true)
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    playTone('good')
    hidden.mockRestore()
    expect(notes).toEqual([])
  })

  test.each([
    ['good', 'rises'],
    ['goal', 'rises'],
    ['bad', 'falls'],
  ] as const)('%s %s, note after note', (tone, way) => {
    touched(true)
    // The page has one place where sounds are made, from the first tone on.
    jest.resetModules()
    const notes = fakeAudio()
    const fresh: { playTone: typeof playTone } = jest.requireActual('./tone')
    fresh.playTone(tone)
    expect(notes.length).toBeGreaterThan(1)
    const hertz = notes.map(([pitch]) => pitch)
    expect(hertz).toEqual(hertz.toSorted((a, b) => (way === 'rises' ? a - b : b - a)))
    expect(notes.every(([, at], index) => index === 0 || at > (notes[index - 1]?.[1] ?? 0))).toBe(true)
  })
})
