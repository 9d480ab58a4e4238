import type { Preferences } from '@touchline/contracts/session'

type Groups = Record<string, unknown>

/** What a server keeps of the settings of one member: what is not sent stays, group by group. */
export function settingsServer(first: Preferences | null) {
  let held: Groups | null = first && { ...first }
  return {
    held: () => held as Preferences | null,
    /** A page asks for them, or sends some. */
    answer(sent?: object): { settings: Preferences | null } {
      for (const [name, value] of Object.entries(sent ?? {})) {
        const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
        held = { ...held, [name]: isGroup ? { ...(held?.[name] as Groups), ...value } : value }
      }
      return { settings: structuredClone(held) as Preferences | null }
    },
  }
}
