import type { OddsPolicy } from '@touchline/contracts/calls'
import { changeForWorse, type MeantBet } from '../domain/meant-bet'
import { movedMeanwhile, type SlipDraft, type SlipRefusal } from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import type { SlipEvent } from '../domain/slip-step'
import type { WagerKind } from '../domain/wager-kind'
import type { NotSent, WagerPorts } from './wager-ports'

/** The wager as the way from its press to the sending sees and changes it. */
interface WagerToSend<Sent extends AnySent> {
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
 * The way of a bet from the press to the sending: what leaves is what the button said, or better, and leaves one tab alone. Limits
 * that are not recent are asked for before anything leaves, and what they change is seen first.
 */
export async function sendPressed<Sent extends AnySent>(press: Press<Sent>, key: string): Promise<void> {
  const { wager, ports, accept } = press
  const { kind } = wager
  const { name } = kind
  const pressedAt = ports.now()
  if (!kind.isFresh && !(await isCheckedAndMeant(press))) {
    // What another tab sent meanwhile may be what is in the way: the slip is about to lose the selection, and says why.
    if (await ports.isTurnTaken(name, ports.now() - pressedAt)) staysHere(press, { what: 'sent' })
    return
  }
  if (!(await isStillMeant(press, pressedAt))) return
  const bet = wager.meant
  const sent = bet && kind.write(key, ports.now(), accept, bet)
  if (!sent) return ports.giveTurnBack(name)
  ports.countSend(kind.picks)
  await ports.send(sent)
  if (wasRefused(wager)) ports.giveTurnBack(name)
}

/** Asks for prices and limits of now: true where the bet may leave on them as it was pressed. */
async function isCheckedAndMeant<Sent extends AnySent>(press: Press<Sent>): Promise<boolean> {
  const { wager, meant } = press
  const { kind } = wager
  wager.apply({ type: 'validate' })
  await kind.ask()
  if (wager.stage.stage !== 'validating') return false
  wager.apply({ type: 'reconsider', draft: meant.draft })
  if (kind.readiness === 'locked') return staysLocked(press)
  if (wager.paysTooMuch) return false
  if (!kind.isFresh) {
    wager.edit({ refusal: notChecked(kind) })
    return false
  }
  return isCovered(press) && !wager.asksAboutStake() && isAsMeant(press)
}

/**
 * Settles with the other tabs of the browser which of them sends, and takes up what they have done meanwhile. False when the
 * bet stays here: another tab has sent it, or it is no longer what was pressed on.
 */
async function isStillMeant<Sent extends AnySent>(press: Press<Sent>, pressedAt: number): Promise<boolean> {
  const { wager, ports, meant } = press
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
    return staysHere(press, { what: 'sent' })
  }
  const isSame = hasLeft ? staysHere(press, { what: 'selections' }) : stands(press)
  if (!isSame) ports.giveTurnBack(name)
  return isSame
}

/** Whether it can still be bet as it was pressed, after other tabs were heard. */
function stands<Sent extends AnySent>(press: Press<Sent>): boolean {
  const { wager, meant, accept } = press
  const change = changeForWorse(meant, wager.meant, accept)
  if (change?.what === 'selections' || change?.what === 'changed')
    return staysHere(press, { what: 'changed' })
  if (wager.stage.stage !== 'editing') return false
  if (wager.kind.readiness === 'locked') return staysLocked(press)
  return isCovered(press) && isAsMeant(press)
}

/** Whether the odds policy covers what has moved since the press; what it does not is said, and asks. */
function isCovered<Sent extends AnySent>(press: Press<Sent>): boolean {
  const { wager, accept } = press
  if (wager.kind.consentIfCovered(accept)) return true
  // A deduction that has become higher is said as one.
  if (isAsMeant(press)) wager.edit({ refusal: movedMeanwhile() })
  return false
}

/** Whether what would be written is no worse than what the button said; where it is, the slip says what has changed. */
function isAsMeant<Sent extends AnySent>(press: Press<Sent>): boolean {
  const { wager, meant, accept } = press
  const change = changeForWorse(meant, wager.meant, accept)
  if (change?.what === 'price') wager.edit({ refusal: movedMeanwhile() })
  else if (change) staysHere(press, change)
  return change === null
}

/** What is locked says why by itself; of several, what opens again meanwhile still says that its press did not bet it. */
function staysLocked<Sent extends AnySent>({ wager, ports }: Press<Sent>): false {
  if (ports.isOneOfSeveral?.()) wager.edit({ refusal: movedMeanwhile() })
  return false
}

function staysHere<Sent extends AnySent>({ wager, ports }: Press<Sent>, why: NotSent): false {
  wager.rest()
  ports.onNotSent(why)
  return false
}

/** Limits did not come: for the cause that the question met. One that was answered was about a line or price of before. */
function notChecked({ failure }: Pick<WagerKind<AnySent>, 'failure'>): SlipRefusal {
  return failure ? { code: failure, text: '' } : movedMeanwhile()
}

/** The server said no to what was sent, so that there is no bet of it. */
function wasRefused<Sent extends AnySent>({ stage }: WagerToSend<Sent>): boolean {
  return stage.stage === 'rejected' || (stage.stage === 'editing' && stage.draft.refusal !== null)
}
