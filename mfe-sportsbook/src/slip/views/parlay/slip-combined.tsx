import { observer } from 'mobx-react-lite'
import type { Combination } from '../../state/combination'
import { MyanmarForm } from '../myanmar/myanmar-form'
import { useSlip } from '../slip-context'
import { SlipEmpty } from '../slip-empty'
import { ParlayForm } from './parlay-form'
import { ParlaySent } from './parlay-sent'
import { SystemForm } from './system-form'
import type { FormStage } from './use-combined-form'

/** A combined bet: draft, pending or rejected. */
export const SlipCombined = observer(function SlipCombined({ combination }: { combination: Combination }) {
  const { slip } = useSlip()
  const { stage } = combination.wager
  switch (stage.stage) {
    case 'unknown':
    case 'waiting':
    case 'rejected':
      return <ParlaySent combination={combination} stage={stage} />
    case 'empty':
    case 'accepted':
      // Its receipt follows, and the slip is never blank.
      return slip.count === 0 && <SlipEmpty />
    case 'editing':
    case 'validating':
    case 'sending':
      if (slip.count === 0) return <SlipEmpty />
      return formOf(combination, stage)
  }
})

function formOf(combination: Combination, stage: FormStage) {
  switch (combination.mode) {
    case 'parlay':
      return <ParlayForm combination={combination} stage={stage} />
    case 'system':
      return <SystemForm combination={combination} stage={stage} />
    case 'myanmar':
      return <MyanmarForm combination={combination} stage={stage} />
  }
}
