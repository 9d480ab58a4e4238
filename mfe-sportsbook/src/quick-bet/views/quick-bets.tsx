import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import type { SlipMatch } from '../../shared/domain/slip-match'
import {
  AskedPrice,
  entryNews,
  heldWords,
  legOf,
  matchAndKind,
  PickText,
  placedBet,
  rejectionWords,
  SlipCopy,
  type SlipEntry,
  SlipPrice,
  useSlip,
  useWait,
} from '../../slip'
import type { QuickBet } from '../state/quick-bet'
import styles from './quick.module.css'

interface QuickBetsProps {
  quick: QuickBet
  /** The slip holds something that needs the room. */
  isShort: boolean
}

/** The quick bets and their results. */
export const QuickBets = observer(function QuickBets({ quick, isShort }: QuickBetsProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const { run, sums, rejectedLast } = quick
  const list = useRef<HTMLUListElement>(null)
  // The last rejected bet scrolls into view.
  useLayoutEffect(() => {
    const box = list.current
    const row = rejectedLast && box?.querySelector<HTMLElement>('[data-rejected]')
    if (box && row) box.scrollTop = row.offsetTop - box.offsetTop
  }, [rejectedLast])
  if (run.length === 0) return null
  const risk = formatMoney(sums.risk, state.currency)
  return (
    <>
      <h3 className={styles.betsHead}>
        {t('quick.bets')} <span>{t('quick.sum', { count: sums.placed, risk })}</span>
        {sums.rejected > 0 && (
          <span className={styles.rejected}>{t('quick.rejected', { count: sums.rejected })}</span>
        )}
      </h3>
      <ul ref={list} className={`${styles.bets} ${isShort ? styles.short : ''}`} aria-label={t('quick.bets')}>
        {run.map((entry) => (
          <QuickRow key={entry.id} entry={entry} quick={quick} />
        ))}
      </ul>
    </>
  )
})

interface QuickRowProps {
  entry: SlipEntry
  quick: QuickBet
}

const QuickRow = observer(function QuickRow({ entry, quick }: QuickRowProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const { stage } = entry.wager
  const isInSlip = quick.isInSlip(entry)
  const placed = 'sent' in stage ? placedBet(stage) : null
  const leg = legOf(entry)
  const asked = placed?.legs[0]?.asked ?? null
  const shown = (minor: number | undefined) =>
    minor === undefined ? '–' : formatMoney(minor, state.currency)
  return (
    <li data-rejected={entry === quick.rejectedLast || undefined}>
      <span className={styles.line}>
        <b>{leg ? <PickText leg={leg} /> : t('leg.loading')}</b>{' '}
        {leg && (
          <span>
            <AskedPrice asked={asked} odds={leg.odds} /> <SlipPrice odds={leg.odds} />
          </span>
        )}
      </span>
      {leg && <small className={styles.match}>{matchAndKind(t, leg)}</small>}
      <span className={styles.line}>
        {!isInSlip && (
          <span className={styles.money} translate="no">
            <span>{`${t('risk')} ${shown(placed?.risk)}`}</span>{' '}
            <span>{`${t('toWin')} ${shown(placed?.win)}`}</span>
          </span>
        )}{' '}
        <QuickResult entry={entry} isInSlip={isInSlip} />
      </span>
      {stage.stage === 'accepted' && <SlipCopy reference={stage.bet.ref_no} />}
    </li>
  )
})

interface QuickResultProps {
  entry: SlipEntry
  /** The press did not bet: the slip asks. */
  isInSlip: boolean
}

const QuickResult = observer(function QuickResult({ entry, isInSlip }: QuickResultProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const { stage } = entry.wager
  if (isInSlip) {
    const news = entryNews(t, entry, state.currency)?.text ?? ''
    return <span className={styles.bad}>{`${t('quick.inSlip')} ${news}`}</span>
  }
  switch (stage.stage) {
    case 'accepted':
      return (
        <span className={styles.good}>
          <Icon name="check" size={13} /> {t('quick.accepted')}
        </span>
      )
    case 'waiting':
      return (
        <span className={styles.waits}>
          <Icon name="clock" size={13} /> <QuickWait bet={stage.bet} match={entry.selection.match} />
        </span>
      )
    case 'rejected': {
      const { title, text } = rejectionWords(t, stage.rejection, stage.sent.currency)
      return <span className={styles.bad}>{`${title} ${text}`}</span>
    }
    case 'unknown':
      return <span className={styles.waits}>{t('button.checking')}</span>
    case 'empty':
    case 'editing':
    case 'validating':
    case 'sending':
      return <span className={styles.waits}>{t('button.sending')}</span>
  }
})

const QuickWait = observer(function QuickWait({ bet, match }: { bet: Bet; match: SlipMatch | null }) {
  const { t } = useWords()
  const { freshness } = useSlip().state
  const { seconds } = useWait(bet)
  return (
    <span>
      {seconds > 0 ? t('quick.waiting', { seconds }) : heldWords(t, freshness, [match?.suspension])}
    </span>
  )
})
