import { FOOTBALL } from '@touchline/contracts/odds'
import { playTone } from '@touchline/ui/tone'
import { useWords } from '@touchline/ui/words'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { favouriteScores } from '../../../favourites'
import type { BoardMatch } from '../../state/board-match'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'

const QUIET_MS = 5000
const NOBODY: ReadonlyMap<BoardMatch, number> = new Map()

/** A polite voice and a tone for goals in favourite matches, at most one in five seconds. */
export function GoalVoice({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let spokenAt = 0
    const announce = (match: BoardMatch) => {
      const now = store.host.now()
      if (!place.current || now - spokenAt < QUIET_MS) return
      spokenAt = now
      const { sounds, spoken } = store.page.hostState.accessibility
      if (sounds) playTone('goal')
      if (spoken !== 'all') return
      const { home, away, score } = match.facts
      place.current.textContent = t('said.goal', { home, away, homeScore: score[0], awayScore: score[1] })
    }
    return reaction(
      // Points of other sports come too often to be spoken.
      () =>
        store.filters.sport === FOOTBALL
          ? favouriteScores(store.groups, store.page.settings.favouriteMatches)
          : NOBODY,
      (scores, before) => {
        for (const [match, goals] of scores) if (goals > (before?.get(match) ?? goals)) announce(match)
      },
    )
  }, [store, t])
  return <p ref={place} className={cx('spoken')} aria-live="polite" />
}
