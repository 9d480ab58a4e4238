import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import cards from '../../rounds/views/rounds.module.css'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'

const SIDES = [
  ['bigSmall', 'big'],
  ['bigSmall', 'small'],
  ['oddEven', 'odd'],
  ['oddEven', 'even'],
] as const
const RETURNS = '1.95'

/** Bets on the half and the parity of the first number. */
export const SideBets = observer(({ store }: { store: LotteryStore }) => {
  const { t } = useWords()
  return (
    <section className={cards.card} aria-labelledby="side-title">
      <header className={cards.cardHead}>
        <h2 id="side-title">{t('lottery.evenBets')}</h2>
      </header>
      <div className={styles.sides}>
        {SIDES.map(([market, side]) => (
          <Button
            key={side}
            disabled={store.board.reason !== null}
            onClick={() => store.addSide(market, side)}
          >
            {t(`rounds.side.${side}`)} <b>{RETURNS}</b>
          </Button>
        ))}
      </div>
    </section>
  )
})
