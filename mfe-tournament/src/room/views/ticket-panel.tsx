import type { RoomPick } from '@touchline/contracts/calls'
import { formatCombinedOdds, formatOdds } from '@touchline/rules'
import { FormBody, useField } from '@touchline/screens'
import { Badge, Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { NumberField } from '@touchline/ui/number-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints, POINT } from '../../shared/domain/points'
import { possibleOfTicket, productOf } from '../domain/pick-choice'
import type { RoomStore } from '../state/room-store'
import { LegText } from './leg-text'
import { Offers } from './offers'
import styles from './offers.module.css'
import { Panel } from './panel'

/** Tournament+: one ticket of several matches, and the earlier tickets. */
export const TicketPanel = observer(({ store }: { store: RoomStore }) => {
  const { t, name } = useWords()
  const { info, ticket, ticketLegs, actions, tickets } = store
  const points = useField(ticket, 'points', t('points'))
  const open = info?.matches.filter(({ state }) => state === 'open') ?? []
  const canBuild = actions?.canPick === true && open.length >= 2
  const used = points.value ?? 0
  return (
    <Panel
      title={t('plus.title')}
      note={info && t('plus.left', { points: formatPoints(info.plus_left, 0) })}
      tour="plus"
    >
      <p className={styles.how}>{t('plus.how')}</p>
      {canBuild ? (
        <div className={styles.form}>
          <FormBody
            form={ticket}
            label={t('plus.save')}
            submit={t('plus.save')}
            whereToLook={t('seeTickets')}
            outcomeAt="button"
          >
            <div className={styles.legs}>
              {open.map((match) => (
                <div key={match.match_id}>
                  <p className={styles.match}>
                    {name(match.home)} – {name(match.away)}
                  </p>
                  <Offers
                    match={match}
                    chosen={ticket.values.choices[match.match_id] ?? null}
                    oddsType={store.oddsType}
                    onChoose={(choice) => store.toggleLeg(match.match_id, choice)}
                  />
                </div>
              ))}
            </div>
            <NumberField {...points} />
            <p className={styles.foot} aria-live="polite">
              <span>{t('plus.legs', { count: ticketLegs.length })}</span>
              {ticketLegs.length >= 2 && (
                <span>{t('plus.product', { odds: formatCombinedOdds(productOf(ticketLegs)) })}</span>
              )}
              {ticketLegs.length >= 2 && used > 0 && (
                <span>
                  {t('possible', { points: formatPoints(possibleOfTicket(used * POINT, ticketLegs)) })}
                </span>
              )}
            </p>
          </FormBody>
        </div>
      ) : (
        <p>{t(actions?.canPick ? 'plus.tooFew' : 'plus.closed')}</p>
      )}
      <p className={styles.foot} role="status">
        {store.isTicketPlaced && t('plus.placed')}
      </p>
      {tickets.length > 0 && (
        <ul className={styles.bought} aria-label={t('plus.mine')}>
          {tickets.map((one) => (
            <Ticket key={one.pick_id} ticket={one} store={store} />
          ))}
        </ul>
      )}
      <TakeBack store={store} />
    </Panel>
  )
})

const Ticket = observer(({ ticket, store }: { ticket: RoomPick; store: RoomStore }) => {
  const { t } = useWords()
  const { legs, points, returned, possible } = ticket
  return (
    <li>
      {legs.map((leg) => {
        const match = store.info?.matches.find(({ match_id }) => match_id === leg.match_id)
        return (
          match && (
            <span key={leg.match_id}>
              <LegText leg={leg} match={match} /> @ {formatOdds(leg.odds)}{' '}
              {leg.result && <Badge>{t(`result.${leg.result}`)}</Badge>}
            </span>
          )
        )
      })}
      <strong>
        {t('plus.points', { points: formatPoints(points, 0) })} ·{' '}
        {returned === null
          ? t('possible', { points: formatPoints(possible) })
          : t('plus.returned', { points: formatPoints(returned) })}
      </strong>{' '}
      {store.canTakeBack(ticket) && (
        <Button onClick={() => store.askTakeBack(ticket)}>{t('plus.takeBack')}</Button>
      )}
    </li>
  )
})

const TakeBack = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  const { taken, takeBack } = store
  return (
    taken && (
      <Dialog open title={t('plus.takeBack')} closeLabel={t('close')} onClose={() => store.askTakeBack(null)}>
        <FormBody
          form={takeBack}
          label={t('plus.takeBack')}
          submit={t('plus.takeBack')}
          whereToLook={t('seeTickets')}
        >
          <p>{t('plus.takeBackText', { points: formatPoints(taken.points, 0) })}</p>
        </FormBody>
      </Dialog>
    )
  )
})
