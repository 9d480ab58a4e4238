import { SearchField } from '@touchline/ui/search-field'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ResultsStore } from '../state/results-store'
import styles from './results-page.module.css'

/** Which kind of shared rounds, and a number that a lottery drew: fights and number games have none. */
export const DrawToolbar = observer(({ store: { list, family } }: { store: ResultsStore }) => {
  const { t } = useWords()
  const { kind, number } = list.view
  const known = list.latest?.of === 'draws' ? list.latest.kinds : []
  const kinds = kind === '' || known.includes(kind) ? known : [...known, kind]
  return (
    <>
      <Select
        label={t('draws.kinds')}
        look="inline"
        className={styles.league}
        options={[
          { value: '', label: t('draws.allKinds') },
          ...kinds.map((value) => ({ value, label: t(`draws.kind.${value}`) })),
        ]}
        value={kind}
        onChange={(value) => list.choose({ kind: value })}
      />
      {family.name === 'all' && (
        <SearchField
          label={t('draws.number')}
          clearLabel={t('draws.clear')}
          value={number}
          onSearch={(typed) =>
            list.choose({ number: typed.replace(/\D/g, '').slice(0, 4) }, { replace: true })
          }
        />
      )}
    </>
  )
})
