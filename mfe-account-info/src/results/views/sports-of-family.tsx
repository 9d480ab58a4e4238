import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { sportOf, sportWord } from '../domain/results'
import type { ResultsStore } from '../state/results-store'
import styles from './results-page.module.css'

/** The shown sport of a family of sports; the number of corrections of each is unknown, so all sports are listed. */
export const SportsOfFamily = observer(({ store: { list, family } }: { store: ResultsStore }) => {
  const { t } = useWords()
  if (family.sports === null) return null
  return (
    <Segmented
      label={t('results.sports')}
      segments={family.sports.map((id) => ({
        value: String(id),
        label: t(`results.sport.${sportWord(id)}`, { id }),
      }))}
      value={String(sportOf(list.view, family))}
      onChange={(id) => list.choose({ sport: Number(id), league: 0 })}
      className={styles.sports}
    />
  )
})
