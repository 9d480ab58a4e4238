import { compareStructural, reaction } from 'mobx'
import { interval, Subscription } from 'rxjs'
import { ASK_DELAY_MS, RENEW_AFTER_MS } from '../domain/quote-times'
import type { SentCombination } from '../domain/slip-combination'
import { newDraft } from '../domain/slip-draft'
import type { SlipStage } from '../domain/slip-stage'
import type { WagerKind } from '../domain/wager-kind'
import type { Combination } from './combination'
import type { CombinationParts } from './combination-parts'
import { leavingPorts } from './open-entry'
import { SlipWager } from './slip-wager'
import type { WagerPorts } from './wager-ports'

interface Begun<Mode extends Combination['mode'], Legs> {
  readonly mode: Mode
  readonly legs: Legs & Pick<Combination['legs'], 'ask' | 'takeRefusal'>
  readonly kind: WagerKind<SentCombination>
  readonly place: (
    sent: SentCombination,
    operatorType: 1 | 2,
  ) => ReturnType<WagerPorts<SentCombination>['place']>
  /** What prices and limits are asked about: a change of it asks anew. */
  readonly asked: () => unknown
}

/** The wager on the legs of a mode, with prices and limits of now while that mode is looked at. */
export function startCombination<Mode extends Combination['mode'], Legs>(
  parts: CombinationParts,
  { mode, legs, kind, place, asked }: Begun<Mode, Legs>,
) {
  const { slip, leaving } = parts
  const { context } = leaving
  const isShown = (): boolean => slip.mode === mode
  const { key, stakeText, rows } = leaving.draftOf(mode)
  const first: SlipStage<SentCombination> = { stage: 'editing', draft: { ...newDraft(stakeText), rows } }
  const ports: WagerPorts<SentCombination> = {
    ...leavingPorts(leaving),
    place: (sent) => place(sent, context.account?.info.operator_type ?? 1),
    onRefusal: ({ details }) => legs.takeRefusal(details),
  }
  const wager = new SlipWager(first, kind, ports, key)
  const running = new Subscription(() => wager.close())
  running.add(
    reaction(
      () => isShown() && asked(),
      (questions) => questions && void legs.ask(),
      { fireImmediately: true, equals: compareStructural, delay: ASK_DELAY_MS },
    ),
  )
  running.add(
    interval(RENEW_AFTER_MS).subscribe(() => {
      if (isShown() && wager.stage.stage === 'editing') void legs.ask()
    }),
  )
  return { mode, legs, wager, running }
}
