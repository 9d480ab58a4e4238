import { CashOutProvider, CashOutReceipts, CashOutStore } from '@touchline/cash-out'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { errorText, useSlip } from '../../slip'
import slip from '../../slip/views/slip.module.css'
import legStyles from '../../slip/views/slip-leg.module.css'
import noticeStyles from '../../slip/views/slip-notice.module.css'
import { hasMore } from '../domain/bets-page'
import type { BetsStore } from '../state/bets-store'
import styles from './bets.module.css'
import { BetsCard } from './bets-card'
import { BetsSegments } from './bets-segments'
import { RoundBets } from './round-bets'

/** The member's bets by segment, newest first. */
export const BetsView = observer(function BetsView({ bets }: { bets: BetsStore }) {
  const { t } = useWords()
  const { host, state } = useSlip()
  const [cashOuts] = useState(() => new CashOutStore(host, bets.receive))
  useEffect(() => {
    const running = cashOuts.start()
    return () => running.unsubscribe()
  }, [cashOuts])
  return (
    <CashOutProvider value={cashOuts}>
      <section className={styles.bets} aria-label={t('bets.label')}>
        <BetsSegments bets={bets} />
        <RoundBets />
        <CashOutReceipts currency={state.currency} />
        <BetsList bets={bets} />
      </section>
    </CashOutProvider>
  )
})

const BetsList = observer(function BetsList({ bets }: { bets: BetsStore }) {
  const { t } = useWords()
  const page = bets.shown
  switch (page.page) {
    case 'unasked':
    case 'loading':
      return <p className={legStyles.loading}>{t('bets.loading')}</p>
    case 'failed':
      return (
        <div className={noticeStyles.empty} role="alert">
          <h3>{t('bets.failed')}</h3>
          <p>{errorText(t, page.code, page.text)}</p>
          <Button size="large" wide className={slip.main} onClick={bets.retry}>
            {t('bets.retry')}
          </Button>
        </div>
      )
    case 'ready':
      if (page.bets.length === 0)
        return <p className={noticeStyles.empty}>{t(`bets.empty.${bets.segment}`)}</p>
      return (
        <>
          <ul className={styles.list}>
            {page.bets.map((bet) => (
              <li key={bet.bet_id}>
                <BetsCard bet={bet} listed={page.bets} />
              </li>
            ))}
          </ul>
          {hasMore(page) && (
            <Button
              size="large"
              wide
              className={slip.main}
              aria-disabled={page.isLoadingMore}
              onClick={() => void bets.showMore()}
            >
              {t('bets.more')}
              <small>{t('bets.shown', { count: page.bets.length, total: page.total })}</small>
            </Button>
          )}
        </>
      )
  }
})
