import { LIMITS } from '@touchline/contracts/limits'
import { sportKey } from '@touchline/contracts/odds'
import { formatCombinedOdds } from '@touchline/rules'
import { Button, Chip, Icon, IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { slipMatchOf, useSlip } from '../../slip'
import { KICKOFFS, type Kickoff } from '../domain/lucky-wish'
import { LUCKY_LEGS, LuckyStore } from '../state/lucky-store'
import { createLuckyCalls } from '../transport/lucky-calls'
import { DiceIcon } from './dice-icon'
import styles from './lucky.module.css'
import { LuckyLegs } from './lucky-legs'
import { LuckyRange } from './lucky-range'

/** Often enough for a price in play, rarely enough for an address that many share. */
const LOOK_EVERY_MS = 5000

/** Selections drawn at random, of the number and kind that the player chooses. They enter the slip together. */
export const LuckyPick = observer(function LuckyPick({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { slip, state, host, now } = useSlip()
  const kickoffId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [store] = useState(
    () =>
      new LuckyStore({
        calls: createLuckyCalls(host.call),
        readMatch: slipMatchOf,
        random: Math.random,
        now,
        oddsType: () => state.oddsType,
      }),
  )
  useEffect(() => {
    title.current?.focus()
    void store.open()
    const timer = window.setInterval(() => {
      if (!document.hidden) void store.refresh()
    }, LOOK_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [store])
  const { wish, legs, stage } = store

  function step(by: number): void {
    const count = wish.legs + by
    if (count >= LUCKY_LEGS.min && count <= LUCKY_LEGS.max) void store.ask({ legs: count })
  }

  /** One press: all of them, and the kind of bet that they make. */
  function use(): void {
    const isSystem = slip.mode === 'system' && legs.length >= LIMITS.systemLegsMin
    slip.chooseMode(legs.length === 1 ? 'single' : isSystem ? 'system' : 'parlay')
    for (const { offer } of legs) slip.pick(offer.pick)
  }

  return (
    <section
      className={styles.lucky}
      aria-label={t('empty.lucky')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <DiceIcon />
        <h3 ref={title} tabIndex={-1}>
          {t('empty.lucky')}
        </h3>
        <IconButton icon="close" size={14} label={t('lucky.close')} onClick={onClose} />
      </header>
      <fieldset className={`${styles.row} ${styles.legCount}`}>
        <legend>{t('lucky.legs')}</legend>
        <IconButton
          icon="minus"
          size={16}
          label={t('lucky.less')}
          aria-disabled={wish.legs <= LUCKY_LEGS.min}
          onClick={() => step(-1)}
        />
        <output aria-live="off">{wish.legs}</output>
        <IconButton
          icon="plus"
          size={16}
          label={t('lucky.more')}
          aria-disabled={wish.legs >= LUCKY_LEGS.max}
          onClick={() => step(1)}
        />
      </fieldset>
      <fieldset className={styles.row}>
        <legend>{t('lucky.sports')}</legend>
        <div className={styles.chips}>
          {store.sports.map(({ id }) => (
            <Chip key={id} pressed={wish.sports.includes(id)} onClick={() => void store.toggleSport(id)}>
              {t(`sport.${sportKey(id) ?? 'other'}`, { id })}
            </Chip>
          ))}
        </div>
      </fieldset>
      <LuckyRange odds={wish.odds} oddsType={state.oddsType} onChange={(odds) => void store.ask({ odds })} />
      <div className={styles.kickoff}>
        <label htmlFor={kickoffId}>{t('lucky.kickoff')}</label>
        <select
          id={kickoffId}
          value={wish.kickoff}
          onChange={({ target }) => void store.ask({ kickoff: target.value as Kickoff })}
        >
          {KICKOFFS.map((value) => (
            <option key={value} value={value}>
              {t(value.startsWith('h') ? `lucky.at.${value}` : `group.${value}`)}
            </option>
          ))}
        </select>
      </div>
      <LuckyLegs store={store} />
      <div className={styles.foot}>
        {legs.length > 1 && (
          <p className={styles.combined}>
            <span>{t('parlay.combined')}</span> <b>{formatCombinedOdds(store.combined)}</b>
          </p>
        )}
        <div role="status" className={styles.announcement}>
          {statusWords()}
        </div>
        <div className={styles.buttons}>
          <Button size="large" onClick={() => void (stage === 'failed' ? store.open() : store.rollAll())}>
            <Icon name="refresh" size={16} /> {t(stage === 'failed' ? 'bets.retry' : 'lucky.rollAll')}
          </Button>
          <Button look="primary" size="large" disabled={!store.canBeUsed} onClick={use}>
            {t('lucky.use', { count: legs.length })}
          </Button>
        </div>
      </div>
    </section>
  )

  function statusWords(): string {
    if (stage === 'loading') return t('lucky.loading')
    if (stage === 'failed') return t('lucky.failed')
    if (legs.length === 0) return t('lucky.none')
    if (legs.some(({ isOpen }) => !isOpen)) return t('lucky.closedSome')
    if (legs.length < wish.legs) return t('lucky.short', { count: legs.length, wanted: wish.legs })
    return t('lucky.drawn', { count: legs.length })
  }
})
