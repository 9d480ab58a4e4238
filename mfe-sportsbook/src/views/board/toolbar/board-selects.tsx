import { ODDS_TYPES, type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../../state/board-store'
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
  // Prices of parlays have one form only; Burmese ones stay as they are, and have a parlay of their own.
  if (store.filters.view === 'parlay' && !settings.myanmar)
    return (
      <Select
        label={t('oddsType.label')}
        choices={[OddsTypeId.DEC]}
        chosen={OddsTypeId.DEC}
        nameOf={nameOf}
        choose={() => undefined}
        isLocked
      />
    )
  return (
    <Select
      label={t('oddsType.label')}
      choices={choices}
      chosen={settings.myanmar ? OddsTypeId.MM : choices.includes(oddsType) ? oddsType : OddsTypeId.MY}
      nameOf={nameOf}
      choose={(type) => settings.change({ oddsType: type, mmoType: type === OddsTypeId.MM })}
    />
  )
})
