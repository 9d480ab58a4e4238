/** A part of the platform: a script that runs as a process of its own. */
export interface Part {
  script: string
  env?: Record<string, string>
  cwd?: string
  typescript?: boolean
  /** Where it answers once it works, with this status when one is named. */
  answersAt?: { url: string; status?: number }
}

export function waitBeforeStart(ends: number): number

export function createChildren(
  logFolder: string,
  on: {
    onLost: (error: Error) => void
    log?: (line: string) => void
    /** How often a part is asked whether it answers, and how long it may be silent, in milliseconds. */
    hang?: { askEveryMs: number; silentMs: number }
  },
): {
  start(name: string, part: Part): void
  keepRunning(): void
  stop(): Promise<void>
}
