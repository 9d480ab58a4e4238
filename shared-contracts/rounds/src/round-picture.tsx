import clsx from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { type Drawn, drawnOf } from './drawn'
import { pictureText, timesText, type Words } from './picture-text'
import styles from './round-picture.module.css'
import { Card, Die, Mines, Plinko } from './shapes'

/** Drawings are fetched where a round of a slot is shown. */
const ReelSymbol = lazy(() => import('./reel-symbol'))

interface RoundPictureProps {
  kind: string | null
  summary: unknown
  /** Words of the area. */
  t: Words
  size?: 'small' | 'large'
}

/** A picture of what happened in a round: cards, reels, pocket, dice. Nothing where that is not known. */
export function RoundPicture({ kind, summary, t, size = 'small' }: RoundPictureProps) {
  const drawn = drawnOf(kind, summary)
  if (!drawn) return null
  return (
    <div className={clsx(styles.picture, styles[size])} role="img" aria-label={pictureText(drawn, t)}>
      {pictureOf(drawn, t)}
    </div>
  )
}

function pictureOf(drawn: Drawn, t: Words): ReactNode {
  switch (drawn.kind) {
    case 'hands':
      return drawn.hands.map(({ name, cards }) => (
        <span key={name} className={clsx(styles.hand, drawn.winner === name && styles.won)}>
          {drawn.hands.length > 1 && <b className={styles.name}>{t(`picture.${name}`).slice(0, 1)}</b>}
          {cards.map((card, index) => (
            <Card key={index} rank={card % 13} suit={Math.floor(card / 13) % 4} />
          ))}
        </span>
      ))
    case 'ranks':
      return drawn.ranks.slice(-8).map((rank, index) => <Card key={index} rank={rank - 1} suit={null} />)
    case 'reels':
      return drawn.window.map((reel, index) => (
        <span key={index} className={styles.reel}>
          {[...reel].map((symbol, row) => (
            <Place key={row} letter={symbol} code={drawn.symbols[symbol]} />
          ))}
        </span>
      ))
    case 'pocket':
      return <span className={clsx(styles.ball, styles[colourOf(drawn.number)])}>{drawn.number}</span>
    case 'dice':
      return drawn.dice.map((face, index) => <Die key={index} face={face} />)
    case 'balls':
      return drawn.numbers.map((number) => (
        <span key={number} className={styles.ball}>
          {number}
        </span>
      ))
    case 'coin':
      return <span className={clsx(styles.ball, styles.coin)}>{t(`picture.${drawn.side}`).slice(0, 1)}</span>
    case 'plinko':
      return <Plinko path={drawn.path} slot={drawn.slot} />
    case 'mines':
      return <Mines mines={drawn.mines} opened={drawn.opened} />
    case 'crash':
      return (
        <>
          {drawn.cashedAt !== null && <span className={styles.cashed}>{timesText(drawn.cashedAt)}</span>}
          {drawn.stop !== null && <span className={styles.stop}>{timesText(drawn.stop)}</span>}
        </>
      )
    case 'catch':
      return drawn.caught.length === 0 ? (
        <span className={styles.stop}>0</span>
      ) : (
        drawn.caught
          .slice(0, 6)
          .map((times, index) => <span key={index} className={styles.cashed}>{`×${times}`}</span>)
      )
  }
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const colourOf = (number: number): 'zero' | 'red' | 'black' =>
  number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black'

const hueOf = (symbol: string): number => ((symbol.codePointAt(0) ?? 0) * 47) % 360

/** One place of a reel. */
function Place({ letter, code }: { letter: string; code: string | undefined }) {
  if (code === undefined) return <i style={{ '--hue': hueOf(letter) } as object}>{letter}</i>
  return (
    <i className={styles.drawn}>
      <Suspense fallback={null}>
        <ReelSymbol code={code} letter={letter} />
      </Suspense>
    </i>
  )
}
