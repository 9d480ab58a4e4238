import { sessionMemory } from './session-memory'

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a frame that may not store keeps its values until it is reloaded', () => {
  const memory = sessionMemory(denied)
  memory.set('bearer', 'b1')
  expect(memory.get('bearer')).toBe('b1')
  expect(sessionMemory(denied).get('bearer')).toBeNull()
})

test('a reloaded page finds its values in the storage', () => {
  const kept = new Map<string, string>()
  const open = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  sessionMemory(open).set('bearer', 'b1')
  expect(sessionMemory(open).get('bearer')).toBe('b1')
})
