import { ROOM_POINTS, type RoomMatchState } from '@touchline/contracts/calls'
import { FormBody, useField } from '@touchline/screens'
import { Button } from '@touchline/ui'
import { NumberField } from '@touchline/ui/number-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints, POINT } from '../../shared/domain/points'
import { possibleOfPick, pricedChoice } from '../domain/pick-choice'
import type { PickForm, RoomStore } from '../state/room-store'
import { Offers } from './offers'
import styles from './offers.module.css'
import { Panel } from './panel'

/** Where the member picks one match. */
export const PickPanel = observer(({ store }: { store: RoomStore }) => {
  const { t, name } = useWords()
  const { match, actions } = store
  if (!match || !actions?.canPick) return null
  return (
    <Panel
      title={t('pickTitle', { home: name(match.home), away: name(match.away) })}
      note={t('pickUntil')}
      tour="pick"
      focusOn={store.pickPresses}
    >
      <PickFields key={match.match_id} store={store} match={match} form={store.formOf(match.match_id)} />
    </Panel>
  )
})

interface PickFieldsProps {
  store: RoomStore
  match: RoomMatchState
  form: PickForm
}

const PickFields = observer(({ store, match, form }: PickFieldsProps) => {
  const { t } = useWords()
  const points = useField(form, 'points', t('points'))
  const { choice } = form.values
  const priced = choice && pricedChoice(match, choice)
  const used = points.value ?? 0
  return (
    <div className={`${styles.form} ${styles.pick}`}>
      <FormBody form={form} label={t('savePick')} submit={t('savePick')} whereToLook={t('seeMatches')}>
        <Offers
          match={match}
          chosen={choice}
          oddsType={store.oddsType}
          onChoose={(next) => store.choose(match.match_id, next)}
        />
        <NumberField {...points} hint={t('pointsHint', { most: ROOM_POINTS.toLocaleString('en') })} />
        <p className={styles.foot} aria-live="polite">
          <span>
            {t('pointsLeft', {
              left: Math.max(0, ROOM_POINTS - used).toLocaleString('en'),
              of: ROOM_POINTS.toLocaleString('en'),
            })}
          </span>
          {priced && used > 0 && (
            <span>{t('possible', { points: formatPoints(possibleOfPick(used * POINT, priced.odds)) })}</span>
          )}
        </p>
      </FormBody>
      {store.pickOf(match.match_id) && (
        <Button
          look="quiet"
          size="small"
          disabled={form.isLocked}
          onClick={() => store.removePick(match.match_id)}
        >
          {t('removePick')}
        </Button>
      )}
    </div>
  )
})
