import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { fatesOfSeveral } from '../../state/fates-of-several'
import { useSlip } from './slip-context'
import { pickWithLine } from './slip-words'

/** Which bet stands, as it is spoken; of several singles how many: the last alone would be taken for all of them. */
export const SaidBets = observer(function SaidBets() {
  const { t } = useWords()
  const { slip } = useSlip()
  const [latest] = slip.receipts.all
  const fates = fatesOfSeveral(slip)
  if (!fates)
    return latest && `${t('receipt.title')}: ${latest.legs.map((leg) => pickWithLine(t, leg)).join(' + ')}`
  const { accepted, waiting, refused } = fates
  return [
    accepted > 0 && t('several.saidAccepted', { count: accepted }),
    waiting > 0 && t('several.saidWaiting', { count: waiting }),
    refused > 0 && t('several.saidRefused', { count: refused }),
  ]
    .filter(Boolean)
    .join(', ')
})
