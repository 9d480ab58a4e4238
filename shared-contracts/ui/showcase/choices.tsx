import { Select } from '@touchline/ui/select'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'

export function Choices() {
  const { words } = useShown()
  const [type, setType] = useState(1)
  const [sort, setSort] = useState<'league' | 'time'>('league')
  const types = [words.malay, words.hongKong, words.indonesian, words.decimal].map((label, index) => ({
    value: index + 1,
    label,
  }))
  return (
    <Section title={words.select}>
      <Select label={words.oddsType} hint={words.oddsHint} options={types} value={type} onChange={setType} />
      <div className={styles.row}>
        <Select
          label={words.sortBy}
          look="inline"
          options={[
            { value: 'league', label: words.league },
            { value: 'time', label: words.time },
          ]}
          value={sort}
          onChange={setSort}
        />
        <Select label={words.closed} look="inline" options={types} value={type} onChange={setType} disabled />
      </div>
      <Select label={words.oddsType} error={words.required} options={types} value={type} onChange={setType} />
    </Section>
  )
}
