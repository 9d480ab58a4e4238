import { formatMoney } from '@touchline/rules'
import { useField } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { startText } from '../../shared/domain/start-text'
import { Terms } from '../../shared/views/terms'
import { TermsBox } from '../../shared/views/terms-box'
import type { CreateRoomStore } from '../state/create-room-store'
import styles from './create-room-page.module.css'
import { Sums } from './fee-step'

/** Everything once more, and the terms. */
export const ReviewStep = observer(({ store }: { store: CreateRoomStore }) => {
  const { t, name } = useWords()
  const { now } = useHost()
  const { form, currency, choices, chosen } = store
  const terms = useField(form, 'terms', t('termsTitle'))
  const { values } = form
  const facts = [
    t(`type.${values.type}`),
    `${t('fee')}: ${currency} ${formatMoney(values.fee ?? 0, currency)}`,
    `${t('players')}: ${values.players}`,
  ]
  return (
    <>
      <p>
        <strong>{values.name}</strong>
        <br />
        {facts.join(' · ')}
      </p>
      <ul className={styles.chosen}>
        {chosen.map((match) => (
          <li key={match.match_id}>
            {name(match.home)} – {name(match.away)} ·{' '}
            {dateText(startText(match.kickoff, now(), (day) => t(`weekday.${day}`)))}
          </li>
        ))}
      </ul>
      <Sums store={store} />
      <p className={styles.small}>
        {t('feeNote', { fee: `${currency} ${formatMoney(values.fee ?? 0, currency)}` })}
      </p>
      <Terms rake={choices?.rake_percent ?? 0} />
      <TermsBox {...terms} />
    </>
  )
})
