import { ODDS_TYPES, type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

interface SelectProps<Choice extends string | number> {
  label: string
  choices: readonly Choice[]
  chosen: Choice
  nameOf: (choice: Choice) => string
  choose: (choice: Choice) => void
  isLocked?: boolean
}

/** The browser's own list: nothing to load, and the right thing on a phone. */
export function Select<Choice extends string | number>({
  label,
  choices,
  chosen,
  nameOf,
  choose,
  isLocked = false,
}: SelectProps<Choice>) {
  return (
    <select
      className={cx('select')}
      aria-label={label}
      value={chosen}
      disabled={isLocked}
      onChange={(event) => {
        const choice = choices.find((each) => String(each) === event.target.value)
        if (choice !== undefined) choose(choice)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  )
}

export const OddsTypeSelect = observer(function OddsTypeSelect({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { hostState, settings } = store.page
  const choices: readonly OddsType[] = ODDS_TYPES.filter(
    (type) => settings.mayUseMyanmar || type !== OddsTypeId.MM,
  )
  const { oddsType } = hostState.preferences.pageDisplay
  const nameOf = (type: OddsType) => t(`oddsType.${type}`)
  const usual = choices.includes(oddsType) ? oddsType : OddsTypeId.MY
  // Prices of parlays have one form only beside Burmese ones, which stay as they are and have a parlay of their own.
  const isParlay = store.filters.view === 'parlay' && !settings.myanmar
  const offered = isParlay
    ? choices.filter((type) => type === OddsTypeId.DEC || type === OddsTypeId.MM)
    : choices
  return (
    <Select
      label={t('oddsType.label')}
      choices={offered}
      chosen={settings.myanmar ? OddsTypeId.MM : isParlay ? OddsTypeId.DEC : usual}
      nameOf={nameOf}
      choose={(type) => settings.change({ oddsType: type, mmoType: type === OddsTypeId.MM })}
      isLocked={offered.length < 2}
    />
  )
})
