/** What one page tells the release service of itself: counts since its last report. */
export interface HealthReport {
  brand: string
  channel: string
  /** Version of the shell. */
  shell: string
  revision: number
  /** Random name of the browser; never the member. */
  device: string
  areas: {
    area: string
    version: string
    /** Attempts to load it. */
    loads: number
    failures: Record<string, number>
    /** What went wrong, a few short texts. */
    messages?: string[]
    /** Milliseconds of loads. */
    loadMs?: number[]
  }[]
  vitals?: { lcp?: number; inp?: number; cls?: number }
}
