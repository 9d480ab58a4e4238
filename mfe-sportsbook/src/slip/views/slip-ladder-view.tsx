import type { Currency } from '@touchline/contracts/limits'
import type { LadderRow } from '@touchline/rules'
import { formatSignedMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useId, useState } from 'react'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { ladderTitle, ladderWording, slipLadder } from '../domain/slip-ladder'
import styles from './slip.module.css'
import ladderStyles from './slip-ladder.module.css'
import { worded } from './slip-words'

interface SlipLadderViewProps {
  leg: SlipLeg
  /** Minor units. */
  stake: number
  currency: Currency
}

/** "What happens if…": every end of the match with what it pays. */
export function SlipLadderView({ leg, stake, currency }: SlipLadderViewProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <section className={ladderStyles.ladder}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(`ladder.${ladderTitle(leg)}`)}
          <span className={isOpen ? styles.turned : ''}>
            <Icon name="chevronDown" size={15} />
          </span>
        </button>
      </h3>
      <dl id={id} hidden={!isOpen}>
        {slipLadder(leg, stake).map((row) => (
          <div key={JSON.stringify(row.condition)}>
            <dt>{worded(t, ladderWording(row.condition, leg))}</dt>
            <dd className={toneOf(row)}>
              {t(`ladder.grade.${row.grade}`)}{' '}
              <span translate="no">{row.net !== 0 && formatSignedMoney(row.net, currency)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const toneOf = ({ net }: LadderRow): string | undefined =>
  net > 0 ? styles.win : net < 0 ? styles.loss : undefined
