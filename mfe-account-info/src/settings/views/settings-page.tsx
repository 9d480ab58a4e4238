import { sportKey } from '@touchline/contracts/odds'
import { CURRENCY, clockTime, formatMoney } from '@touchline/rules'
import { ScreenPage } from '@touchline/screens'
import { Badge, Button, Segmented, Switch } from '@touchline/ui'
import { DragList } from '@touchline/ui/drag-list'
import { NumberField } from '@touchline/ui/number-field'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { CHOICES, type Choice, ON_OFF } from '../domain/settings'
import type { SettingsStore, StakeSetting } from '../state/settings-store'
import { BetLimits } from './bet-limits'
import styles from './settings-page.module.css'

/** So many values are side by side; more are a list to choose from. */
const SEGMENTS_MAX = 4

interface SettingsProps {
  store: SettingsStore
}

/** How the page looks and behaves for this member, by groups; every change is saved at once. */
export const SettingsPage = observer(function SettingsPage({ store }: SettingsProps) {
  const { t } = useWords()
  const { defaultStake } = store.preferences.betting
  return (
    <ScreenPage title={t('settings.title')} note={t('settings.note')}>
      <SavedMark store={store} />
      <div className={styles.columns}>
        <div>
          {(['display', 'odds', 'betting', 'hearing'] as const).map((group) => (
            <section key={group} className={styles.group} aria-labelledby={`settings-${group}`}>
              <h2 id={`settings-${group}`}>{t(`settings.group.${group}`)}</h2>
              {CHOICES[group].map((choice) => (
                <ChoiceRow key={choice.id} store={store} choice={choice} />
              ))}
              {group === 'betting' && defaultStake === 'fixed' && (
                <AmountRow store={store} name="defaultStakeAmount" />
              )}
              {group === 'betting' && <AmountRow store={store} name="quickBetAmount" />}
            </section>
          ))}
        </div>
        <div>
          <SportsOrder store={store} />
          <BetLimits limits={store.limits} currency={store.currency} />
        </div>
      </div>
    </ScreenPage>
  )
})

/**
 * Shows that the newest change was saved, and when; the element exists before, so that its text is announced.
 */
const SavedMark = observer(function SavedMark({ store }: SettingsProps) {
  const { t } = useWords()
  const { saving } = store
  return (
    <p className={styles.saved} role="status">
      {saving.stage === 'saved' && (
        <Badge tone="success">{t('settings.saved', { time: clockTime(saving.at) })}</Badge>
      )}
      {saving.stage === 'refused' && (
        <Badge tone="error">{t('settings.notSaved', { reason: saving.text })}</Badge>
      )}
    </p>
  )
})

/** A setting: its name with what it does, and the control beside it or below. */
function Row({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <span aria-hidden="true">{name}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  )
}

const ChoiceRow = observer(function ChoiceRow({ store, choice }: SettingsProps & { choice: Choice }) {
  const { t } = useWords()
  const { id } = choice
  const name = t(`settings.${id}.label`)
  const value = choice.of(store.preferences)
  const values = choice.values(store.offer)
  const seconds = store.refreshSeconds
  const options = values.map((each) => ({
    value: each,
    label:
      id === 'language' ? (store.languageLabels[each] ?? each) : t(`settings.${id}.${each}`, { seconds }),
  }))
  const put = (chosen: string) => store.choose(choice, chosen)
  return (
    <Row name={name} hint={t(`settings.${id}.hint`, { defaultValue: '' })}>
      {values.join() === ON_OFF.join() ? (
        <Switch checked={value === 'on'} onChange={(isOn) => put(isOn ? 'on' : 'off')}>
          <span className={styles.spoken}>{name}</span>
        </Switch>
      ) : id !== 'language' && values.length <= SEGMENTS_MAX ? (
        <Segmented label={name} segments={options} value={value} onChange={put} />
      ) : (
        <Select look="inline" label={name} options={options} value={value} onChange={put} />
      )}
    </Row>
  )
})

interface AmountRowProps extends SettingsProps {
  name: StakeSetting
}

/**
 * Saved when the field loses the focus, or by Enter: a half typed stake is nobody's default. A refused one stays until
 * then, to be corrected.
 */
const AmountRow = observer(function AmountRow({ store, name }: AmountRowProps) {
  const { t } = useWords()
  const { currency } = store
  const limit = store.stakesOf(name)
  const kept = store.preferences.betting[name]
  const [typed, setTyped] = useState<number | null | undefined>()
  const [wasRefused, setWasRefused] = useState(false)
  const value = typed === undefined ? kept || null : typed
  const isWrong = value !== null && limit !== null && (value < limit.min_bet || value > limit.max_bet)
  const bounds = limit && {
    min: formatMoney(limit.min_bet, currency),
    max: formatMoney(limit.max_bet, currency),
    currency,
  }
  const keep = () => {
    if (typed === undefined || isWrong) return
    store.setAmount(name, typed ?? 0)
    setTyped(undefined)
  }
  const leave = () => {
    keep()
    // The field shows the stored stake again, and beside it why the other was refused.
    setTyped(undefined)
    setWasRefused(isWrong)
  }
  const type = (minor: number | null) => {
    setTyped(minor)
    setWasRefused(false)
  }
  return (
    <Row name={t(`settings.${name}.label`)} hint={bounds ? t('settings.bounds', bounds) : ''}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it gets the blur event of its field. */}
      <div className={styles.amount} onBlur={leave} onKeyDown={({ key }) => key === 'Enter' && keep()}>
        <NumberField
          label={t(`settings.${name}.label`)}
          format={CURRENCY[currency]}
          value={value}
          onChange={type}
          error={(isWrong || wasRefused) && bounds ? t('settings.outside', bounds) : null}
        />
      </div>
    </Row>
  )
})

/** Sports as the menu of the board has them, to be put in order. */
const SportsOrder = observer(function SportsOrder({ store }: SettingsProps) {
  const { t } = useWords()
  const nameOf = (id: number) => t(`settings.sport.${sportKey(id) ?? 'other'}`, { id })
  return (
    <section className={styles.group} aria-labelledby="settings-sports">
      <div className={styles.head}>
        <h2 id="settings-sports">{t('settings.sports.title')}</h2>
        <Button size="small" look="quiet" disabled={!store.hasOwnOrder} onClick={store.resetSports}>
          {t('settings.sports.reset')}
        </Button>
      </div>
      <p className={styles.explained}>{t('settings.sports.hint')}</p>
      <DragList
        label={t('settings.sports.title')}
        items={store.sports}
        keyOf={String}
        nameOf={nameOf}
        onMove={store.moveSport}
        labels={{
          handle: (name) => t('settings.sports.handle', { name }),
          up: (name) => t('settings.sports.up', { name }),
          down: (name) => t('settings.sports.down', { name }),
          keys: t('settings.sports.keys'),
          place: (name, place, count) => t('settings.sports.place', { name, place, count }),
        }}
      >
        {nameOf}
      </DragList>
    </section>
  )
})
