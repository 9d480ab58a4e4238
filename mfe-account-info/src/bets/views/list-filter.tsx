import { MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import { dayRange } from '@touchline/rules/days'
import { Chip, useHost } from '@touchline/ui'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { KIND_FILTERS, namedDays, segmentOf } from '../../shared/domain/bet-list-view'
import { useCurrency } from '../../shared/views/use-currency'
import type { BetListStore } from '../state/bet-list-store'
import styles from './segments.module.css'

/** Of which kind of bet, and whether of some days alone; a list by days always is. */
export const ListFilter = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const { brand, now } = useHost()
  const currency = useCurrency()
  const { view } = store.list
  const { kind } = view
  // Bodies and maungs are bet in the currencies of Myanmar alone.
  const hasBurmese = MYANMAR_CURRENCIES.some((one) => one === currency) || kind.startsWith('mmo')
  const hasDays = namedDays(view) !== null
  return (
    <div className={styles.filter}>
      <Select
        label={t('betList.kinds')}
        look="inline"
        options={KIND_FILTERS.filter((each) => hasBurmese || !each.startsWith('mmo')).map((value) => ({
          value,
          label: value === 'all' ? t('betList.allKinds') : t(`kind.${value}`),
        }))}
        value={kind}
        onChange={store.chooseKind}
      />
      {segmentOf(store.name) !== 'days' && (
        <Chip
          pressed={hasDays}
          onClick={() =>
            store.chooseDays(
              hasDays ? { from: '', to: '' } : dayRange('last30Days', now(), brand.bettingDayStartHour),
            )
          }
        >
          {t('betList.days.label')}
        </Chip>
      )}
    </div>
  )
})
