import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { SLIP_MODES } from '../../state/slip'
import { useSlip } from './slip-context'

/** Single or parlay: how the selections are bet on. */
export const SlipModes = observer(function SlipModes() {
  const { t } = useWords()
  const { slip } = useSlip()
  const segments = SLIP_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))
  return (
    <Segmented label={t('mode.label')} segments={segments} value={slip.mode} onChange={slip.chooseMode} />
  )
})
