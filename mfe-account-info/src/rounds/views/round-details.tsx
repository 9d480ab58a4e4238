import type { GameRound } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { betTexts, checkPath, RoundPicture } from '@touchline/rounds'
import { formatMoney } from '@touchline/rules'
import { NoticeBox, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useEffect, useState } from 'react'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { askRound, type RoundDetail } from '../transport/rounds'
import styles from './round-details.module.css'

interface RoundDetailsProps {
  round: GameRound
  currency: Currency
}

/** A round in full: its picture, its bets, its movements, and how it is checked. */
export function RoundDetails({ round, currency }: RoundDetailsProps) {
  const { t } = useWords()
  const { detail, isFailed } = useRound(round.ref_no)
  return (
    <div className={styles.details}>
      <RoundPicture kind={round.kind} summary={round.summary} t={t} size="large" />
      <Bets round={round} currency={currency} />
      {isFailed && <NoticeBox tone="warning">{t('rounds.noDetails')}</NoticeBox>}
      {detail && detail.movements.length > 0 && (
        <ul className={styles.movements} aria-label={t('rounds.movements')}>
          {detail.movements.map(({ ref_no, at, kind, amount }) => (
            <li key={ref_no}>
              <span>{movementText(kind, t)}</span>
              <small translate="no">{`${momentText(at)} · ${ref_no}`}</small>
              <Money minor={amount} currency={currency} isNet />
            </li>
          ))}
        </ul>
      )}
      <Fairness round={round} />
    </div>
  )
}

/** The bets on a table, place by place. */
function Bets({ round: { kind, fair }, currency }: RoundDetailsProps) {
  const { t } = useWords()
  const amount = (minor: number): string => formatMoney(minor, currency)
  const bets = betTexts({ kind, bet: fair?.bet, t, amount })
  if (bets.length === 0) return null
  return (
    <ul className={styles.bets} aria-label={t('rounds.bets')}>
      {bets.map(({ name, stake }, index) => (
        <li key={index}>
          <span>{name}</span> <b>{stake}</b>
        </li>
      ))}
    </ul>
  )
}

const MOVED = ['bet', 'win', 'rollback', 'resettle']

const movementText = (kind: string, t: ReturnType<typeof useWords>['t']): string =>
  t(MOVED.includes(kind) ? `rounds.moved.${kind}` : 'rounds.moved.other')

/** Seed and number of the round, and the page that checks it. */
function Fairness({ round: { fair, game_code, detail_url, round } }: { round: GameRound }) {
  const { t } = useWords()
  return (
    <dl className={styles.facts}>
      <dt>{t('rounds.round')}</dt>
      <dd translate="no">{round}</dd>
      {fair && (
        <>
          <dt>{t('rounds.hash')}</dt>
          <dd translate="no">{fair.seed_hash}</dd>
          <dt>{t('rounds.client')}</dt>
          <dd translate="no">{`${fair.client_seed} · ${fair.nonce}`}</dd>
        </>
      )}
      <dd className={styles.links}>
        {fair && (
          <a href={checkPath({ game: game_code, ...fair })} target="_blank" rel="noopener">
            {t('rounds.check')}
          </a>
        )}
        {detail_url && (
          <a href={detail_url} target="_blank" rel="noopener noreferrer">
            {t('rounds.provider')}
          </a>
        )}
      </dd>
    </dl>
  )
}

function useRound(ref: string): { detail: RoundDetail | null; isFailed: boolean } {
  const host = useHost()
  const [state, setState] = useState<{ detail: RoundDetail | null; isFailed: boolean }>({
    detail: null,
    isFailed: false,
  })
  useEffect(() => {
    let isShown = true
    void askRound(host, ref).then((result) => {
      if (!isShown) return
      setState(
        result.kind === 'ok' ? { detail: result.data, isFailed: false } : { detail: null, isFailed: true },
      )
    })
    return () => {
      isShown = false
    }
  }, [host, ref])
  return state
}
