import { CURRENCY } from '@touchline/rules'
import { dayRange } from '@touchline/rules/days'
import { DateRangeField } from '@touchline/ui/date-range'
import { NumberField } from '@touchline/ui/number-field'
import { PinField } from '@touchline/ui/pin-field'
import { Stepper } from '@touchline/ui/stepper'
import { Steps } from '@touchline/ui/steps'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'

/** Saturday 21 November 2026, 23:22 in GMT+8, as on the pictures. */
const NOW = Date.parse('2026-11-21T23:22:00+08:00')

export function Fields() {
  const { words, tag } = useShown()
  const [days, setDays] = useState(dayRange('thisWeek', NOW))
  return (
    <>
      <Section title={words.dateRange}>
        <DateRangeField
          label={words.workingDays}
          hint={words.dateHint}
          value={days}
          onChange={setDays}
          today={dayRange('today', NOW).from}
          earliest="2026-08-01"
          latest="2026-11-28"
          daysMax={31}
          tag={tag}
          presets={(['today', 'thisWeek', 'lastWeek'] as const).map((preset) => ({
            label: words[preset],
            range: dayRange(preset, NOW),
          }))}
          labels={{
            from: words.from,
            to: words.to,
            until: words.until,
            calendar: words.calendar,
            previous: words.previousMonth,
            next: words.nextMonth,
            unclear: words.dayUnclear,
            reversed: words.daysReversed,
            many: words.daysMany,
          }}
        />
      </Section>
      <Numbers />
    </>
  )
}

function Numbers() {
  const { words } = useShown()
  const [stake, setStake] = useState<number | null>(500)
  const [amount, setAmount] = useState<number | null>(123_456_700)
  const [players, setPlayers] = useState(12)
  const [pin, setPin] = useState('4702')
  return (
    <Section title={words.numbers}>
      <NumberField
        label={words.stake}
        inside={words.min10}
        format={CURRENCY.MYR}
        value={stake}
        onChange={setStake}
        error={stake !== null && stake < 1000 ? words.tooLow : null}
      />
      <NumberField label={words.amount} format={CURRENCY.IDR} value={amount} onChange={setAmount} />
      <Stepper
        label={words.players}
        hint={words.playersHint}
        value={players}
        onChange={setPlayers}
        min={3}
        max={30}
        lessLabel={words.less}
        moreLabel={words.more}
      />
      <PinField label={words.pin} hint={words.pinHint} value={pin} onChange={setPin} />
      <PinField label={words.pin} error={words.wrongPin} value="112233" onChange={() => undefined} secret />
      <div className={styles.steps}>
        <Steps
          label={words.steps}
          steps={[words.matches, words.terms, words.review]}
          current={1}
          doneLabel={words.done}
        />
      </div>
    </Section>
  )
}
