import type { RoomEvent } from '@touchline/contracts/calls'
import { clockTime, dayMonth, localDate } from '@touchline/rules'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { RoomStore } from '../state/room-store'
import styles from './activity.module.css'
import { Panel } from './panel'

/** Events of the room, the newest first. */
export const Activity = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  const { info, at } = store
  const dayOf = (moment: number) =>
    localDate(moment) === localDate(at) ? '' : `${dateText(dayMonth(moment))} `
  const textOf = ({ event, name, match_id, score }: RoomEvent): string => {
    const match = info?.matches.find((one) => one.match_id === match_id)
    return t(`event.${event}`, {
      name: name ?? '',
      home: match?.home ?? '',
      away: match?.away ?? '',
      score: score?.join('-') ?? '',
    })
  }
  return (
    <Panel title={t('activity')} note="GMT+8" tour="activity" flush>
      <ul className={styles.events}>
        {info?.events.map((event) => (
          <li key={`${event.at} ${event.event} ${event.match_id} ${event.name}`}>
            <time dateTime={new Date(event.at).toISOString()}>
              {dayOf(event.at)}
              {clockTime(event.at)}
            </time>
            <span>{textOf(event)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
})
