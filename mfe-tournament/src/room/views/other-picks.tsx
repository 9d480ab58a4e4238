import { Badge } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints } from '../../shared/domain/points'
import type { RoomStore } from '../state/room-store'
import { LegText } from './leg-text'
import { Panel } from './panel'
import styles from './room-table.module.css'

/** Picks of all players on matches that have begun. */
export const OtherPicks = observer(({ store }: { store: RoomStore }) => {
  const { t, name } = useWords()
  const { others, info } = store
  if (others.length === 0) return null
  return (
    <Panel title={t('others')} note={t('othersNote')} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what it is to scroll. */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table} aria-label={t('others')}>
          <thead>
            <tr>
              <th scope="col">{t('player')}</th>
              <th scope="col" className={styles.half}>
                {t('pickColumn')}
              </th>
              <th scope="col" className={styles.end}>
                {t('points')}
              </th>
              <th scope="col" className={styles.end}>
                {t('returned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {others.map((pick) => (
              <tr key={pick.pick_id} data-me={pick.me || undefined}>
                <th scope="row" translate="no">
                  {pick.name}
                </th>
                <td>
                  {pick.legs.map((leg) => {
                    const match = info?.matches.find(({ match_id }) => match_id === leg.match_id)
                    return (
                      match && (
                        <div key={leg.match_id}>
                          <LegText leg={leg} match={match} />{' '}
                          {leg.result && <Badge>{t(`result.${leg.result}`)}</Badge>}
                          <span className={styles.when}>
                            {name(match.home)} – {name(match.away)}
                          </span>
                        </div>
                      )
                    )
                  })}
                </td>
                <td className={styles.end} translate="no">
                  {formatPoints(pick.points, 0)}
                </td>
                <td className={styles.end} translate="no">
                  {pick.returned === null ? '–' : formatPoints(pick.returned)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
})
