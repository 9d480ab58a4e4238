import { givesGoals } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import styles from './slip.module.css'
import { lineWords, pickName } from './slip-words'

/** "Arsenal −0.5" wherever a selection is shown, with the line in red where its side gives goals; in a sentence it is `pickWithLine`. */
export function PickText({ leg }: { leg: SlipLeg }) {
  const { t } = useWords()
  const line = lineWords(t, leg)
  return (
    <>
      {pickName(t, leg)}
      {line !== null && ' '}
      {line !== null && (
        <span className={givesGoals(leg) ? styles.negative : undefined} translate="no">
          {line}
        </span>
      )}
    </>
  )
}
