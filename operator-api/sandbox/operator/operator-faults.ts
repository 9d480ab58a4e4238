/** Faults that the stand-in makes on demand. */
export const FAULTS = [
  /** The answer comes after every limit of time. */
  'slow',
  /** HTTP 500 before the command was looked at. */
  'error',
  /** HTTP 500 after it was carried out. */
  'late-error',
  /** Half of the answer. */
  'half',
  /** The command is carried out, and the connection closed without an answer. */
  'lost',
  /** The command is carried out twice, and answered twice in one body. */
  'doubled',
  'unsigned',
  'other-member',
  'other-currency',
] as const
export type OperatorFault = (typeof FAULTS)[number]

export interface FaultPlan {
  /** Share of the calls that fail, 0 to 1. */
  readonly rate: number
  readonly kinds: readonly OperatorFault[]
  /** Faults of the next calls, one each, before the rate counts. */
  readonly next: readonly OperatorFault[]
  /** Actions that may fail; all unless given. */
  readonly actions?: readonly string[]
}

export const NO_FAULTS: FaultPlan = { rate: 0, kinds: FAULTS, next: [] }

/** Draws the fault of each call. */
export class FaultSource {
  private plan: FaultPlan = NO_FAULTS
  private next: OperatorFault[] = []

  constructor(private readonly random: () => number) {}

  set(plan: FaultPlan): void {
    this.plan = plan
    this.next = [...plan.next]
  }

  draw(action: string): OperatorFault | null {
    const { rate, kinds, actions } = this.plan
    if (actions && !actions.includes(action)) return null
    const planned = this.next.shift()
    if (planned) return planned
    if (this.random() >= rate) return null
    return kinds[Math.floor(this.random() * kinds.length)] ?? null
  }
}
