import { Button, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { lockKey, pageLock, SlipPolicy, SlipStakeField, stakeError, stakeTextOf, useSlip } from '../../slip'
import slipStyles from '../../slip/views/slip.module.css'
import type { QuickBet } from '../state/quick-bet'
import { BoltIcon } from './bolt-icon'
import styles from './quick.module.css'
import { QuickBets } from './quick-bets'

/** Arms quick bets, and shows their stake and results while they are armed. */
export const QuickPanel = observer(function QuickPanel({ quick }: { quick: QuickBet }) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const errorId = useId()
  const { isArmed, stake, isTyping } = quick
  const lock = pageLock(state)
  const mayArm = lock === null
  const canArm = stake !== null && mayArm
  const field = useRef<HTMLInputElement>(null)
  const error = stakeError(t, { asked: quick.asked, refusal: null }, quick, state.currency)
  // A slip that holds something has the room, except for a stake that is being typed or cannot be placed.
  const isShort = isArmed && slip.count > 0 && !isTyping && stake !== null
  return (
    <section className={`${styles.quick} ${isArmed ? styles.armed : ''}`} aria-label={t('quick.title')}>
      <div className={styles.head}>
        <span className={styles.title}>
          <BoltIcon /> {isArmed ? t('quick.armed', { stake: armedStake() }) : t('quick.title')}
        </span>
        <Switch
          checked={isArmed}
          disabled={!isArmed && !mayArm}
          onChange={(on) => (on ? arm() : quick.disarm())}
        >
          <span className={slipStyles.spoken}>{t('quick.title')}</span>
        </Switch>
      </div>
      <div role="status" className={slipStyles.spoken}>
        {isArmed && !isTyping ? t('quick.armed', { stake: armedStake() }) : ''}
      </div>
      {isArmed && <QuickBets quick={quick} isShort={isShort} />}
      {isArmed && <QuickChip stake={armedStake()} />}
      {!isShort && (
        <>
          <p className={slipStyles.hint}>{t(isArmed ? 'quick.text' : 'quick.textOff')}</p>
          <SlipStakeField
            ref={field}
            entry={quick}
            text={quick.stakeText}
            label={t('quick.stake', { currency: state.currency })}
            isLocked={false}
            error={error}
            errorId={errorId}
          />
          {isArmed && <SlipPolicy />}
          {!isArmed && <QuickBets quick={quick} isShort={false} />}
          <Button
            size="large"
            wide
            look={isArmed ? undefined : 'primary'}
            className={slipStyles.main}
            aria-disabled={!isArmed && !mayArm}
            onClick={isArmed ? quick.disarm : arm}
          >
            {isArmed ? t('quick.disarm') : armWords()}
          </Button>
          <p className={slipStyles.hint}>{t('quick.never')}</p>
        </>
      )}
    </section>
  )

  /** The field of a faulty stake shows its error and takes the focus. */
  function arm(): void {
    if (!mayArm) return
    quick.arm()
    if (!canArm) field.current?.focus()
  }

  /** A button that arms nothing shows the reason. */
  function armWords(): string {
    if (lock) return t(lockKey(lock))
    return quick.stakeText === '' ? t('button.enterStake') : t('quick.arm')
  }

  function armedStake(): string {
    return stake === null ? quick.stakeText || '–' : stakeTextOf(stake, state.currency)
  }
})

/** Over every page and panel, so that nobody forgets that a press bets. */
function QuickChip({ stake }: { stake: string }) {
  const { t, tag } = useWords()
  const { quick } = useSlip()
  return createPortal(
    <button type="button" lang={tag} className={styles.chip} onClick={quick.showSlip}>
      <BoltIcon />
      <span className={styles.chipText}>{t('quick.chip', { stake })}</span>
      <span className={styles.chipStake} aria-hidden="true">
        {stake}
      </span>
    </button>,
    document.body,
  )
}
