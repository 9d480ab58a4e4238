import { DragList } from '@touchline/ui/drag-list'
import { VirtualGrid } from '@touchline/ui/virtual-grid'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'
import { filled } from './words'

type Sport = 'football' | 'basketball' | 'tennis' | 'badminton' | 'eSports'

const GAMES = Array.from({ length: 2000 }, (_, index) => index + 1)

export function Lists() {
  const { words } = useShown()
  const [sports, setSports] = useState<readonly Sport[]>([
    'football',
    'basketball',
    'tennis',
    'badminton',
    'eSports',
  ])
  const move = (from: number, to: number) => {
    const next = [...sports]
    next.splice(to, 0, ...next.splice(from, 1))
    setSports(next)
  }
  const named = (text: string) => (name: string) => filled(text, { name })
  return (
    <>
      <Section title={words.dragList} hint={words.dragHint}>
        <DragList
          label={words.sportsOrder}
          items={sports}
          keyOf={(sport) => sport}
          nameOf={(sport) => words[sport]}
          onMove={move}
          labels={{
            handle: named(words.move),
            up: named(words.up),
            down: named(words.down),
            place: (name, place, count) => filled(words.place, { name, place, count }),
          }}
        >
          {(sport) => words[sport]}
        </DragList>
      </Section>
      <Section title={words.grid} hint={words.gridHint}>
        <div className={styles.pane}>
          <VirtualGrid
            label={words.grid}
            items={GAMES}
            keyOf={String}
            heightOf={(width) => width}
            columnsOf={(width) => (width < 420 ? 3 : 5)}
            gap={8}
          >
            {(game, stop) => (
              <a {...stop} href={`#${game}`} className={styles.tile}>
                {words.game} {game}
              </a>
            )}
          </VirtualGrid>
        </div>
      </Section>
    </>
  )
}
