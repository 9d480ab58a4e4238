/** @jest-environment jsdom */
import '../components/dialog'
import './combobox'

/** Where the jest preset keeps what the window held before any module of the test. */
const KEPT = Symbol.for('touchline.window')
const before = Reflect.get(globalThis, KEPT) as ReadonlySet<PropertyKey>

test('the files of dialogs and lists write nothing on the window, nor does what they are made of', () => {
  const written = Reflect.ownKeys(window).filter((key) => !before.has(key) && key !== KEPT)
  expect(written.map(String)).toEqual([])
})
