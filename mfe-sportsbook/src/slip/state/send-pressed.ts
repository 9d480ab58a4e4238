import type { OddsPolicy } from '@touchline/contracts/calls'
import type { BetEvent } from '../domain/bet-event'
import { changeForWorse, type MeantBet } from '../domain/meant-bet'
import { movedMeanwhile, type SlipDraft, type SlipRefusal } from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import type { WagerKind } from '../domain/wager-kind'
import type { NotSent, WagerPorts } from './wager-ports'

/** The wager as the way from its press to the sending sees and changes it. */
interface WagerToSend<Sent extends AnySent> {
  readonly stage: SlipStage<Sent>
  readonly key: string
  readonly kind: WagerKind<Sent>
  readonly paysTooMuch: boolean
  /** The bet as the button states it now. */
  readonly meant: MeantBet | null
  asksAboutStake(): boolean
  apply(event: BetEvent<Sent>): Promise<void>
  edit(change: Partial<SlipDraft>): void
  guard(): void
}

type Ports<Sent extends AnySent> = Pick<WagerPorts<Sent>, 'now' | 'isOneOfSeveral' | 'onNotSent'>

/** A press on the button of a wager. */
interface Press<Sent extends AnySent> {
  readonly wager: WagerToSend<Sent>
  readonly ports: Ports<Sent>
  /** What the button said. */
  readonly meant: MeantBet
  /** The moves that the bet takes along. */
  readonly accept: OddsPolicy
}

/**
 * Sends what the button said, or better. Limits that are not recent are asked for before, and the player sees what they change
 * first.
 */
export async function sendPressed<Sent extends AnySent>(press: Press<Sent>): Promise<void> {
  const { wager, ports, accept } = press
  const { kind } = wager
  const isUnchanged = kind.isFresh ? isCovered(press) && isAsMeant(press) : await isCheckedAndMeant(press)
  const bet = isUnchanged ? wager.meant : null
  const sent = bet && kind.write(wager.key, ports.now(), accept, bet)
  if (sent) await wager.apply({ type: 'send', sent })
}

/** Asks for prices and limits of now: true where the bet may leave on them as it was pressed. */
async function isCheckedAndMeant<Sent extends AnySent>(press: Press<Sent>): Promise<boolean> {
  const { wager, meant } = press
  const { kind } = wager
  void wager.apply({ type: 'validate' })
  await kind.ask()
  if (wager.stage.stage !== 'validating') return false
  void wager.apply({ type: 'reconsider', draft: meant.draft })
  if (kind.readiness === 'locked') return staysLocked(press)
  if (wager.paysTooMuch) return false
  if (!kind.isFresh) {
    wager.edit({ refusal: notChecked(kind) })
    return false
  }
  return isCovered(press) && !wager.asksAboutStake() && isAsMeant(press)
}

/** Whether the odds policy covers the moves since the press; an uncovered move asks. */
function isCovered<Sent extends AnySent>(press: Press<Sent>): boolean {
  const { wager, accept } = press
  if (wager.kind.consentIfCovered(accept)) return true
  // A higher deduction has its own notice.
  if (isAsMeant(press)) wager.edit({ refusal: movedMeanwhile() })
  return false
}

/** Whether the bet is no worse than the text of the pressed button; else the slip shows the change. */
function isAsMeant<Sent extends AnySent>(press: Press<Sent>): boolean {
  const { wager, meant, accept } = press
  const change = changeForWorse(meant, wager.meant, accept)
  if (change?.what === 'price') wager.edit({ refusal: movedMeanwhile() })
  else if (change) staysHere(press, change)
  return change === null
}

/** A lock explains itself; one of several singles also keeps a refusal for this press. */
function staysLocked<Sent extends AnySent>({ wager, ports }: Press<Sent>): false {
  if (ports.isOneOfSeveral?.()) wager.edit({ refusal: movedMeanwhile() })
  return false
}

function staysHere<Sent extends AnySent>({ wager, ports }: Press<Sent>, why: NotSent): false {
  wager.guard()
  ports.onNotSent(why)
  return false
}

/** Why there are no fresh limits: the failure of the question, or a price that moved. */
function notChecked({ failure }: Pick<WagerKind<AnySent>, 'failure'>): SlipRefusal {
  return failure ? { code: failure, text: '' } : movedMeanwhile()
}
