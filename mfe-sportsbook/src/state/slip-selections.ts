import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { Account } from '@touchline/contracts/session'
import { makeAutoObservable, observableRef } from 'mobx'
import { isSamePick } from '../domain/same-pick'
import { newDraft, restoredDraft, type SlipDraft } from '../domain/slip-draft'
import { recoveredStage, type SlipStage } from '../domain/slip-stage'
import { isOnItsWay } from '../domain/slip-step'
import type { SlipMemory } from '../transport/slip-memory'
import type { SlipSelection } from './slip-selection'

export interface SlipSelectionsPorts {
  readonly memory: Pick<SlipMemory, 'sent' | 'drafts'>
  readonly open: (id: number, first: SlipStage) => SlipSelection
  /** Stake that a new selection starts with, as text. */
  readonly firstStake: () => string
  /** The same selection was picked while nobody knows whether its bet stands. */
  readonly onBusy: () => void
  /** One more than a slip holds was picked. */
  readonly onFull: (most: number) => void
}

/** As many as a parlay takes. */
const MOST = LIMITS.parlayLegs.max

/** The selections of one member, side by side; one of them is open. */
export class SlipSelections {
  all: readonly SlipSelection[] = []
  /** Taken out because their market went in-play; they can be put back until the next pick. */
  removed: readonly SlipDraft[] = []
  private openId: number | null = null
  private lastId = 0

  constructor(private readonly ports: SlipSelectionsPorts) {
    makeAutoObservable<this, 'ports' | 'lastId'>(
      this,
      { all: observableRef, removed: observableRef, ports: false, lastId: false },
      { autoBind: true },
    )
  }

  /** The one that stake and confirm belong to: the latest, unless the player opened another. */
  get open(): SlipSelection | null {
    return this.all.find(({ id }) => id === this.openId) ?? this.all.at(-1) ?? null
  }

  get others(): readonly SlipSelection[] {
    return this.all.filter((selection) => selection !== this.open)
  }

  /** What can be taken out at once: everything but bets that have left and are not decided. */
  get removable(): readonly SlipSelection[] {
    return this.all.filter((selection) => !isUndecided(selection))
  }

  /** Those that took themselves out, or were. */
  get left(): readonly SlipSelection[] {
    return this.all.filter(({ slip }) => slip.stage.stage === 'empty')
  }

  show(selection: SlipSelection): void {
    this.openId = selection.id
  }

  /** Adds a selection, and opens it; the same one again takes it out. */
  pick(pick: PickIntent): void {
    const held = this.all.find(({ slip }) => slip.draft && isSamePick(slip.draft.pick, pick))
    if (held?.slip.stage.stage === 'editing') held.slip.remove()
    else if (held && isUndecided(held)) this.sayBusy(held)
    else this.take(pick, held)
  }

  private sayBusy(selection: SlipSelection): void {
    this.show(selection)
    this.ports.onBusy()
  }

  /** Puts the receipts away: their selections go, or stay to be bet on again where the player wanted that. */
  putReceiptsAway(): void {
    for (const { slip } of this.all) slip.apply({ type: 'done', keep: slip.keepsSelection })
  }

  /** Takes a selection in place of the one whose bet has been decided, or beside the others. */
  private take(pick: PickIntent, decided: SlipSelection | undefined): void {
    decided?.slip.remove()
    this.putReceiptsAway()
    if (this.all.length - this.left.length >= MOST) {
      this.ports.onFull(MOST)
      return
    }
    this.removed = []
    this.add({ stage: 'editing', draft: newDraft(pick, this.ports.firstStake()) })
  }

  /** Puts back what the market took out. */
  undo(): void {
    const { removed } = this
    this.removed = []
    for (const draft of removed) this.add({ stage: 'editing', draft: restoredDraft(draft) })
  }

  clear(): void {
    this.removed = []
    for (const { slip } of this.removable) slip.remove()
  }

  /** Lets go of all that are empty. */
  letGo(gone: readonly SlipSelection[]): void {
    for (const selection of gone) {
      const { stage } = selection.slip
      if (stage.stage === 'empty' && stage.removed) this.removed = [...this.removed, stage.removed]
      selection.close()
    }
    this.all = this.all.filter((selection) => !gone.includes(selection))
  }

  /** A member came, or left: nothing of the last one stays, and what the tab remembers of this one comes back. */
  enter(account: Account | null): void {
    this.close()
    this.all = []
    this.removed = []
    if (!account) return
    const { account_id } = account.info
    const drafts = this.ports.memory.drafts(account_id)
    for (const { pick, stakeText, leg } of drafts)
      this.add({ stage: 'editing', draft: newDraft(pick, stakeText, leg) })
    // What may have been bet comes to the front.
    for (const sent of this.ports.memory.sent(account_id)) this.add(recoveredStage(sent))
  }

  /** Stops following the host; what is remembered stays remembered. */
  close(): void {
    for (const selection of this.all) selection.close()
  }

  private add(first: SlipStage): void {
    this.lastId += 1
    this.openId = this.lastId
    this.all = [...this.all, this.ports.open(this.lastId, first)]
  }
}

/** Its bet is leaving, or has left and is not decided. */
const isUndecided = ({ slip: { stage } }: SlipSelection): boolean =>
  stage.stage === 'validating' || stage.stage === 'waiting' || isOnItsWay(stage)
