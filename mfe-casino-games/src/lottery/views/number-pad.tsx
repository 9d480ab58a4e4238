import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { permutationsOf } from '@touchline/fair/rounds'
import { formatMoney } from '@touchline/rules'
import { Button, Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import cards from '../../rounds/views/rounds.module.css'
import { hasBigSmall, TICKET_TYPES } from '../domain/ticket-types'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'
import { PrizeTable } from './prize-table'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const DRAWS = ['1', '2', '3']

interface NumberPadProps {
  readonly store: LotteryStore
  readonly currency: Currency | null
  readonly isOpen: boolean
}

/** Number, type and stakes of a ticket, with what it costs and pays before it is bet. */
export const NumberPad = observer(({ store, currency, isOpen }: NumberPadProps) => {
  const { t } = useWords()
  const money = (minor: number) => formatMoney(minor, currency ?? DEFAULT_CURRENCY)
  const { digits, type, typed, length } = store
  const typeDigit = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (/^\d$/.test(event.key)) store.press(event.key)
    else if (event.key === 'Backspace') store.press('delete')
    else if (event.key === '_' && type === 'roll') store.press('_')
    else if (event.key === 'Enter' && store.isComplete && event.target instanceof HTMLOutputElement)
      store.add()
  }
  const isFour = digits === 4
  const isTwoSided = isFour && hasBigSmall(type)
  const numbers = isFour && /^\d{4}$/.test(typed) && type !== 'roll' ? permutationsOf(typed) : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: digits are typed wherever the focus is on the pad.
    <section className={cards.card} aria-label={t('lottery.pad')} onKeyDown={typeDigit}>
      <div className={styles.pad}>
        <div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: digits are typed where the number is shown. */}
          <output className={styles.cells} tabIndex={0} aria-label={t('lottery.number')}>
            {Array.from({ length }, (_, place) => (
              <span key={place} data-next={place === typed.length || undefined}>
                {typed[place] ?? ''}
              </span>
            ))}
          </output>
          <div className={styles.keys}>
            {KEYS.map((key) => (
              <Button key={key} size="large" onClick={() => store.press(key)}>
                {key}
              </Button>
            ))}
            {type === 'roll' && isFour ? (
              <Button size="large" onClick={() => store.press('_')} aria-label={t('lottery.openDigit')}>
                _
              </Button>
            ) : (
              <Button onClick={store.quickPick}>{t('lottery.lucky')}</Button>
            )}
            <Button size="large" onClick={() => store.press('0')}>
              0
            </Button>
            <Button onClick={() => store.press('delete')}>{t('lottery.delete')}</Button>
          </div>
        </div>
        <div className={styles.terms}>
          {isFour && (
            <fieldset className={styles.types}>
              <legend>{t('lottery.type')}</legend>
              {TICKET_TYPES.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === type}
                  onClick={() => store.setType(one)}
                >
                  <strong>{t(`lottery.types.${one}`)}</strong>
                  <small>{t(`lottery.typeHint.${one}`)}</small>
                </button>
              ))}
            </fieldset>
          )}
          <div className={styles.stakes}>
            {(isTwoSided ? (['big', 'small'] as const) : (['big'] as const)).map((size) => (
              <div key={size}>
                <span>{t(isTwoSided ? `lottery.${size}` : 'lottery.stake')}</span>
                <div className={styles.stepper}>
                  <Button
                    aria-label={t('lottery.less')}
                    onClick={() => store.setUnits(size, store[size] - 1)}
                  >
                    −
                  </Button>
                  <input
                    inputMode="numeric"
                    aria-label={t(isTwoSided ? `lottery.${size}` : 'lottery.stake')}
                    value={store[size]}
                    onFocus={(event) => event.target.select()}
                    onChange={(event) => store.setUnits(size, Number(event.target.value))}
                  />
                  <Button
                    aria-label={t('lottery.more')}
                    onClick={() => store.setUnits(size, store[size] + 1)}
                  >
                    +
                  </Button>
                </div>
              </div>
            ))}
          </div>
          <div className={styles.draws}>
            <span>{t('lottery.draws')}</span>
            <Segmented
              label={t('lottery.draws')}
              value={String(store.draws)}
              segments={DRAWS.map((value) => ({ value, label: value }))}
              onChange={(value) => store.setDraws(Number(value))}
            />
          </div>
          <p className={styles.cost}>
            {t('lottery.cost')} <strong>{money(store.cost * store.draws)}</strong>
          </p>
          <Button
            look="primary"
            size="large"
            wide
            disabled={!isOpen || !store.isComplete || store.cost === 0 || !store.basket.hasRoom}
            onClick={() => store.add()}
          >
            {t('lottery.add', { number: typed })}
          </Button>
        </div>
        <PrizeTable store={store} money={money} />
      </div>
      {numbers.length > 1 && (type === 'box' || type === 'ibox') && (
        <div className={styles.perms}>
          <p>{t('lottery.perms', { count: numbers.length, number: typed })}</p>
          <ul>
            {numbers.map((number) => (
              <li key={number} data-own={number === typed || undefined}>
                {number}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
})
