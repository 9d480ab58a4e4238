import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick } from '../../shared/domain/same-pick'
import type { CombinationMode } from '../domain/slip-combination'
import { newPick, sentTerms } from '../domain/slip-pick'
import type { AnySent } from '../domain/slip-sent'
import { isElsewhere, sentElsewhere } from '../domain/slip-stage'
import type { RememberedSlip } from '../transport/slip-memory'
import type { BetsUnderWay } from './bets-under-way'
import type { Slip } from './slip'
import type { SlipWager } from './slip-wager'

interface SentParts {
  readonly slip: Slip
  readonly underWay: BetsUnderWay
  /** What was kept when this page began. */
  readonly before: RememberedSlip
  /** Whether this tab has held the selection itself. */
  readonly isKnown: (pick: PickIntent) => boolean
  readonly openMode: (mode: CombinationMode) => void
  readonly onFollow: (key: string) => void
}

/** Takes up the bets that other tabs of the browser have sent, and what has become of them. */
export function shareSent({ slip, underWay, before, isKnown, openMode, onFollow }: SentParts) {
  /** Bets that were under way when this page began. */
  const underWayBefore = keysOf(before)
  return { takeDecided, takeSent }

  /** Bets whose fate another tab has learnt, and shown. */
  function takeDecided(there: RememberedSlip): void {
    const open = keysOf(there)
    for (const one of [...slip.all, ...slip.combinations]) {
      const wager: Pick<SlipWager<AnySent>, 'stage' | 'apply'> = one.wager
      const { stage } = wager
      if (!('sent' in stage) || !isElsewhere(stage) || open.has(stage.sent.request.idem_key)) continue
      underWay.letGo(stage.sent.request.idem_key)
      wager.apply({ type: 'returned' })
      // A quick bet of the other tab was never a selection of this one.
      if ('selection' in one && !isKnown(one.selection.pick)) slip.drop(one)
    }
  }

  /** Bets that left: shown as leaving, and looked after once the tab that sent them is gone. */
  function takeSent({ sent, sentCombinations }: RememberedSlip): void {
    for (const one of sent) {
      // Sent by this tab, perhaps as a quick bet that is not in the slip.
      if (underWay.isOwn(one.request.idem_key)) continue
      // One that was let go leaves the list a moment later.
      const held = slip.all.find(
        ({ selection, wager: { stage } }) =>
          stage.stage !== 'empty' && isSamePick(selection.pick, one.request),
      )
      if (!held) slip.add(newPick(one.request, one.leg, sentTerms(one.request, one.leg)), sentElsewhere(one))
      const entry = held ?? slip.all.at(-1)
      if (entry) follow(entry.wager, one)
    }
    for (const one of sentCombinations) {
      const combination = slip.combinations.find(({ mode }) => mode === one.mode)
      if (combination) {
        slip.chooseMode(one.mode)
        follow(combination.wager, one)
      } else openMode(one.mode)
    }
  }

  function follow<Sent extends AnySent>(wager: SlipWager<Sent>, sent: Sent): void {
    wager.apply({ type: 'elsewhere', sent })
    const { stage } = wager
    const isIt = 'sent' in stage && stage.sent.request.idem_key === sent.request.idem_key
    if (!isIt || !isElsewhere(stage)) return
    onFollow(sent.request.idem_key)
    underWay.follow(sent, underWayBefore.has(sent.request.idem_key), wager.takeOver)
  }
}

const keysOf = ({ sent, sentCombinations }: RememberedSlip): ReadonlySet<string> =>
  new Set([...sent, ...sentCombinations].map(({ request }) => request.idem_key))
