const STEPS = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1000, name: 's' },
] as const

/** How long ago in the largest fitting unit: `3 min ago`. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at)
  const step = STEPS.find(({ ms }) => passed >= ms)
  return step ? `${Math.floor(passed / step.ms)} ${step.name} ago` : 'just now'
}

/** A moment as people of all zones read it: `2026-11-21 08:30:00Z`. */
export const timeText = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`
