import { CURRENCY, formatMoney } from '@touchline/rules'
import { FormText, useField } from '@touchline/screens'
import { NoticeBox } from '@touchline/ui'
import { NumberField } from '@touchline/ui/number-field'
import { PinField } from '@touchline/ui/pin-field'
import { Stepper } from '@touchline/ui/stepper'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { CreateRoomStore } from '../state/create-room-store'
import styles from './create-room-page.module.css'

const NAME_LENGTH = 40

/** Name, fee, players and PIN, with what a full room pays. */
export const FeeStep = observer(({ store }: { store: CreateRoomStore }) => {
  const { t } = useWords()
  const { form, currency, choices } = store
  const fee = useField(form, 'fee', t('feeIn', { currency }))
  const players = useField(form, 'players', t('players'))
  const pin = useField(form, 'pin', t('pin'))
  if (!choices) return null
  const { bounds } = choices
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      <FormText form={form} name="name" label={t('roomName')} maxLength={NAME_LENGTH} autoComplete="off" />
      <div className={styles.pair}>
        <NumberField
          {...fee}
          format={CURRENCY[currency]}
          hint={t('range', { min: money(bounds.fee.min), max: money(bounds.fee.max) })}
        />
        <Stepper
          {...players}
          min={bounds.players.min}
          max={bounds.players.max}
          lessLabel={t('lessPlayers')}
          moreLabel={t('morePlayers')}
          hint={t('range', { min: bounds.players.min, max: bounds.players.max })}
        />
      </div>
      {form.values.type === 2 && <PinField {...pin} hint={t('pinHint')} />}
      <Sums store={store} />
      <NoticeBox tone="info">{t(form.values.type === 2 ? 'privateNote' : 'publicNote')}</NoticeBox>
    </>
  )
})

/** The fees, rake and prizes of a full room. */
export const Sums = observer(({ store }: { store: CreateRoomStore }) => {
  const { t } = useWords()
  const { prospect, currency, choices } = store
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <dl className={styles.sums}>
      <dt>{t('poolIfFull')}</dt>
      <dd translate="no">{money(prospect.pool)}</dd>
      <dt>{t('houseFee', { rake: choices?.rake_percent ?? 0 })}</dt>
      <dd translate="no" className={styles.minus}>
        {money(-prospect.rake)}
      </dd>
      <dt>{t('prizesOf', { shares: prospect.shares.join(' / ') })}</dt>
      <dd translate="no">{prospect.prizes.map(money).join(' / ')}</dd>
    </dl>
  )
})
