import type { OddsPolicy } from '@touchline/contracts/calls'
import { changeForWorse, type MeantBet } from '../domain/meant-bet'
import type { SlipDraft, SlipRefusal } from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import type { SlipEvent } from '../domain/slip-step'
import type { WagerKind } from '../domain/wager-kind'
import type { NotSent, WagerPorts } from './wager-ports'

/** The price moved under the finger. One of its own each time: what is said again is there to be read again. */
export const movedMeanwhile = (): SlipRefusal => ({ code: 'oddsIsUpdating', text: '' })

/** The wager as the way from its press to the sending sees and changes it. */
interface Pressed<Sent extends AnySent> {
  readonly stage: SlipStage<Sent>
  readonly kind: WagerKind<Sent>
  readonly paysTooMuch: boolean
  /** The bet as the button states it now. */
  readonly meant: MeantBet | null
  asksAboutStake(): boolean
  apply(event: SlipEvent<Sent>): void
  edit(change: Partial<SlipDraft>): void
  /** Takes no press for as long as it takes to read what has changed. */
  rest(): void
}

type Ports<Sent extends AnySent> = Pick<
  WagerPorts<Sent>,
  | 'now'
  | 'catchUp'
  | 'countSend'
  | 'takeTurn'
  | 'isTurnTaken'
  | 'giveTurnBack'
  | 'isOneOfSeveral'
  | 'onNotSent'
> & { readonly send: (sent: Sent) => Promise<void> }

/** The way of a bet from the press to the sending: what leaves is what the button said, or better, and leaves one tab alone. */
export class WagerConfirmation<Sent extends AnySent> {
  constructor(
    private readonly wager: Pressed<Sent>,
    private readonly ports: Ports<Sent>,
  ) {}

  /** Limits that are not recent are asked for before anything leaves, and what they change is seen first. */
  async send(meant: MeantBet, key: string, accept: OddsPolicy): Promise<void> {
    const { wager, ports } = this
    const { kind } = wager
    const { name } = kind
    const pressedAt = ports.now()
    if (!kind.isFresh && !(await this.isCheckedAndMeant(meant, accept))) {
      // What another tab sent meanwhile may be what is in the way: the slip is about to lose the selection, and says why.
      if (await ports.isTurnTaken(name, ports.now() - pressedAt)) this.staysHere({ what: 'sent' })
      return
    }
    if (!(await this.isStillMeant(meant, accept, pressedAt))) return
    const bet = wager.meant
    const sent = bet && kind.write(key, ports.now(), accept, bet)
    if (!sent) return ports.giveTurnBack(name)
    ports.countSend(kind.picks)
    await ports.send(sent)
    if (this.isRefused) ports.giveTurnBack(name)
  }

  /** Asks for prices and limits of now: true where the bet may leave on them as it was pressed. */
  private async isCheckedAndMeant(meant: MeantBet, accept: OddsPolicy): Promise<boolean> {
    const { wager } = this
    const { kind } = wager
    wager.apply({ type: 'validate' })
    await kind.ask()
    if (wager.stage.stage !== 'validating') return false
    wager.apply({ type: 'reconsider', draft: meant.draft })
    if (kind.readiness === 'locked') return this.staysLocked()
    if (wager.paysTooMuch) return false
    if (!kind.isFresh) {
      wager.edit({ refusal: this.notChecked })
      return false
    }
    return kind.consentIfCovered(accept) && !wager.asksAboutStake() && this.isAsMeant(meant, accept)
  }

  /**
   * Settles with the other tabs of the browser which of them sends, and takes up what they have done meanwhile. False when the
   * bet stays here: another tab has sent it, or it is no longer what was pressed on.
   */
  private async isStillMeant(meant: MeantBet, accept: OddsPolicy, pressedAt: number): Promise<boolean> {
    const { wager, ports } = this
    const { kind } = wager
    const { name } = kind
    wager.apply({ type: 'validate' })
    const isTurn = await ports.takeTurn(name, ports.now() - pressedAt)
    wager.apply({ type: 'reconsider', draft: meant.draft })
    // What this tab does not hold any more has kicked off, or was taken out; the rest other tabs tell.
    const hasLeft = changeForWorse(meant, wager.meant, 'any')?.what === 'selections'
    ports.catchUp()
    if (!isTurn) {
      // What the other tab sent had this key: what is meant from now on is another bet.
      ports.countSend(kind.picks)
      return this.staysHere({ what: 'sent' })
    }
    const stands = hasLeft ? this.staysHere({ what: 'selections' }) : this.stands(meant, accept)
    if (!stands) ports.giveTurnBack(name)
    return stands
  }

  /** Whether it can still be bet as it was pressed, after other tabs were heard. */
  private stands(meant: MeantBet, accept: OddsPolicy): boolean {
    const { wager } = this
    const change = changeForWorse(meant, wager.meant, accept)
    if (change?.what === 'selections' || change?.what === 'changed')
      return this.staysHere({ what: 'changed' })
    if (wager.stage.stage !== 'editing') return false
    if (wager.kind.readiness === 'locked') return this.staysLocked()
    // A price may have become worse than the one on the button, or a deduction higher.
    if (wager.kind.consentIfCovered(accept)) return this.isAsMeant(meant, accept)
    wager.edit({ refusal: movedMeanwhile() })
    return false
  }

  /** Whether what would be written is no worse than what the button said; where it is, the slip says what has changed. */
  private isAsMeant(meant: MeantBet, accept: OddsPolicy): boolean {
    const change = changeForWorse(meant, this.wager.meant, accept)
    if (change?.what === 'price') this.wager.edit({ refusal: movedMeanwhile() })
    else if (change) this.staysHere(change)
    return change === null
  }

  /** What is locked says why by itself; of several, what opens again meanwhile still says that its press did not bet it. */
  private staysLocked(): false {
    if (this.ports.isOneOfSeveral?.()) this.wager.edit({ refusal: movedMeanwhile() })
    return false
  }

  /** Limits did not come: for the cause that the question met. One that was answered was about a line or price of before. */
  private get notChecked(): SlipRefusal {
    const { failure = 'requestFailed' } = this.wager.kind
    return failure ? { code: failure, text: '' } : movedMeanwhile()
  }

  private staysHere(why: NotSent): false {
    this.wager.rest()
    this.ports.onNotSent(why)
    return false
  }

  /** The server said no to what was sent, so that there is no bet of it. */
  private get isRefused(): boolean {
    const { stage } = this.wager
    return stage.stage === 'rejected' || (stage.stage === 'editing' && stage.draft.refusal !== null)
  }
}
