import type { Preferences } from './preferences'
import { at, type Group, isGroup, isSame, type SettingsChange } from './settings-change'

/** Settings with a change applied: unchanged values stay, at any depth, and so do ids of a list. */
export function withChange(kept: Group, { settings, before }: SettingsChange): Group {
  const changed = Object.entries(settings).flatMap(([name, value]): [string, unknown][] => {
    const [was, now] = [at(before, name), at(kept, name)]
    if (isSame(value, was)) return []
    if (isGroup(value))
      return [
        [name, withChange(isGroup(now) ? now : {}, { settings: value, before: isGroup(was) ? was : {} })],
      ]
    const isSet = Array.isArray(value) && Array.isArray(was) && Array.isArray(now) && name !== ORDER
    return [[name, isSet ? withIds(now, was, value) : value]]
  })
  return { ...kept, ...Object.fromEntries(changed) }
}

/** The one list of which each id has its place; of all others only who came and went is changed. */
const ORDER = 'sportsOrder' satisfies keyof Preferences

function withIds(kept: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...new Set([...kept.filter((id) => is.has(id) || !was.has(id)), ...after.filter((id) => !was.has(id))]),
  ]
}
