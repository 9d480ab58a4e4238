/** Settings, or a part of them. */
export type Group = object

/** A change of settings: the new values, and the values that they replaced. */
export interface SettingsChange {
  readonly settings: Group
  readonly before: Group
}

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const at = (group: Group, name: string): unknown => (group as Record<string, unknown>)[name]
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The changes from `before` to `after`, and nothing else. */
export const changeOf = (before: Group, after: Group): SettingsChange => ({
  settings: differing(after, before),
  before: differing(before, after),
})

function differing(of: Group, from: Group): Group {
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(of)) {
    const other = at(from, name)
    if (!isSame(value, other))
      found[name] = isGroup(value) && isGroup(other) ? differing(value, other) : value
  }
  return found
}
