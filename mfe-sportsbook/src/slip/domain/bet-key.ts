/** A selection as all tabs of a browser hold it: the key it was given when it was picked, and how often it has left since. */
export interface PickedSelection {
  readonly key: string
  readonly sends: number
}

/**
 * The key of a bet of this name on these selections: the same in every tab that shows them as they were never sent, or sent as often.
 * So tabs that send one press twice send one bet, however late one of them hears of the other; what is bet once more, by who has
 * seen the first leave, has another key. What is picked anew never has a key of before.
 */
export function betKeyOf(name: string, picked: readonly PickedSelection[]): string {
  const [first, ...others] = picked.map(({ key, sends }) => (sends === 0 ? key : `${key}-${sends}`)).sort()
  if (others.length === 0) return first ?? ''
  const text = `${name} ${others.join(' ')}`
  // As long as a key may be: of the others their sum.
  return `${first}-${hash(text, 0x811c9dc5)}${hash(text, 0x9e3779b9)}`
}

/** FNV-1a with another beginning each time; not secret, only apart. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
