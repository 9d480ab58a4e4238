import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { Link, ListBody, ScreenPage } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { EmptyState, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import { SYSTEMS, type SystemsView } from '../domain/systems'
import type { SystemsPage } from '../transport/systems'
import card from './bet-card.module.css'
import { BetStatus } from './bet-status'
import { SystemTickets } from './system-tickets'
import styles from './systems-page.module.css'

/** The member's systems; of the chosen one its legs and its tickets. */
export const SystemsPageView = observer(({ store }: { store: ListStore<SystemsView, SystemsPage> }) => {
  const { t } = useWords()
  const { now } = useHost()
  return (
    <ScreenPage title={t('systems.title')} note={t('betList.timeZone')}>
      <ListBody
        list={store}
        isEmpty={(page) => page.of === 'systems' && page.bets.length === 0}
        empty={<EmptyState icon="bets" title={t('systems.empty')} text={t('systems.emptyHint')} />}
        failed={t('betList.failed')}
      >
        {(page) =>
          page.of === 'tickets' ? (
            <SystemTickets bet={page.bet} tickets={page.tickets} now={now()} />
          ) : (
            <ul className={`${card.list} ${styles.systems}`}>
              {page.bets.map((bet) => (
                <li key={bet.bet_id}>
                  <System bet={bet} />
                </li>
              ))}
            </ul>
          )
        }
      </ListBody>
    </ScreenPage>
  )
})

function System({ bet }: { bet: Bet }) {
  const { t } = useWords()
  return (
    <article className={card.card} aria-label={bet.ref_no}>
      <header className={card.head}>
        <span>
          {kindText(bet, t)} · {momentText(bet.placed_at)}
        </span>
        <BetStatus bet={bet} />
      </header>
      <p className={styles.sums}>
        <span>
          {t('betList.stake')} <b translate="no">{formatMoney(bet.stake, bet.currency)}</b>
        </span>
        <Link to={SYSTEMS.pathOf({ bet: bet.bet_id, page: 1 })}>
          {t('betList.tickets', { count: bet.tickets ?? 1 })}
        </Link>
      </p>
      <footer className={card.refNo}>
        <span className={card.refLabel}>{t('betList.refNo')}</span> {bet.ref_no}
      </footer>
    </article>
  )
}
