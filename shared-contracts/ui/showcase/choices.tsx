import { Button, Chip, Pager, Segmented, Switch } from '@touchline/ui'
import { Combobox } from '@touchline/ui/combobox'
import { Select } from '@touchline/ui/select'
import { Tabs } from '@touchline/ui/tabs'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'
import { filled } from './words'

const TEAMS = [
  ...[
    'Arsenal',
    'Brighton & Hove Albion',
    'Bristol City',
    'Cambridge United',
    'Atlético Madrid',
    'København',
  ],
  ...['Kawasaki Frontale', 'Kashima Antlers', 'Persib', 'Buriram United', 'Yangon United', 'မန္တလေး ယူနိုက်တက်'],
].map((label) => ({ value: label, label }))

export function Choices() {
  const { words } = useShown()
  const [bets, setBets] = useState<'running' | 'pending' | 'void'>('running')
  const [period, setPeriod] = useState<'full' | 'half' | 'both'>('both')
  const [isSoon, setSoon] = useState(true)
  const [sound, setSound] = useState(true)
  return (
    <>
      <Section title={words.tabs}>
        <Tabs
          label={words.bets}
          shown={bets}
          onShow={setBets}
          tabs={[
            { id: 'running', label: words.running, count: 3, content: words.shownPanel },
            { id: 'pending', label: words.pending, content: words.nothingHere },
            { id: 'void', label: words.voided, count: 1, content: words.nothingHere },
          ]}
        />
        <Pager
          page={2}
          pages={7}
          turnTo={() => undefined}
          range={words.range}
          labels={{ pager: words.pages, previous: words.previous, next: words.next, place: words.page }}
        />
      </Section>
      <Section title={words.choices}>
        <Segmented
          label={words.choices}
          value={period}
          onChange={setPeriod}
          segments={[
            { value: 'full', label: words.full },
            { value: 'half', label: words.half },
            { value: 'both', label: words.both },
          ]}
        />
        <div className={styles.row}>
          <Chip pressed={isSoon} onClick={() => setSoon(!isSoon)}>
            {words.fourHours}
          </Chip>
          <Switch checked={sound} onChange={setSound}>
            {words.sound}
          </Switch>
        </div>
        <div className={styles.row}>
          <Button look="primary" size="large">
            {words.confirm}
          </Button>
          <Button size="large">{words.keep}</Button>
          <Button size="large" disabled>
            {words.sending}
          </Button>
        </div>
      </Section>
      <Selects />
      <Teams />
    </>
  )
}

function Selects() {
  const { words } = useShown()
  const [type, setType] = useState(1)
  const [sort, setSort] = useState<'league' | 'time'>('league')
  const types = [words.malay, words.hongKong, words.indonesian, words.decimal].map((label, index) => ({
    value: index + 1,
    label,
  }))
  const sorts = [
    { value: 'league', label: words.league },
    { value: 'time', label: words.time },
  ] as const
  return (
    <Section title={words.select}>
      <Select label={words.oddsType} hint={words.oddsHint} options={types} value={type} onChange={setType} />
      <div className={styles.row}>
        <Select label={words.sortBy} look="inline" options={sorts} value={sort} onChange={setSort} />
        <Select label={words.closed} look="inline" options={types} value={type} onChange={setType} disabled />
      </div>
      <Select label={words.sortBy} error={words.required} options={sorts} value={sort} onChange={setSort} />
    </Section>
  )
}

function Teams() {
  const { words } = useShown()
  const [team, setTeam] = useState<string | null>(null)
  return (
    <Section title={words.combobox}>
      <Combobox
        label={words.team}
        placeholder={words.typeName}
        options={TEAMS}
        value={team}
        onChange={setTeam}
        clearLabel={words.clear}
        foundText={(found, all) => filled(words.found, { found, all })}
      />
    </Section>
  )
}
