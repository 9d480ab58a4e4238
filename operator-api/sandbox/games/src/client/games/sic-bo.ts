import type { SicBoResult } from '@touchline/fair'
import { Container, Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawFelt } from '../stage/felt'
import { createStage } from '../stage/stage'
import { drawText } from '../stage/text'
import { BetTable, placeText } from '../ui/bet-table'
import { el } from '../ui/dom'
import { returnRows } from '../ui/return-rows'

const WIDTH = 390
const HEIGHT = 170
const DIE = 64
const TOTAL_PAYS = [60, 30, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 30, 60]
const FACES = [1, 2, 3, 4, 5, 6]
const SHOWN = 12
/** Dots of each face on a grid of three by three. */
const DOTS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

export async function start(context: GameContext): Promise<void> {
  const { opened, t, controls, stageHost } = context
  const { published } = opened.game.config as { published: Parameters<typeof returnRows>[1] }
  const results = [...(opened.history as SicBoResult[])]
  const stage = await createStage(stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawFelt('wine'),
  })
  const dice = [0, 1, 2].map((index) => {
    const die = new Container()
    die.position.set(WIDTH / 2 + (index - 1) * (DIE + 20), HEIGHT / 2 - 12)
    stage.scene.addChild(die)
    return die
  })
  const total = drawText('', 20, 0xf6c453, { fontWeight: '800' })
  total.position.set(WIDTH / 2, HEIGHT - 28)
  stage.scene.addChild(total)
  show(results.at(-1)?.dice ?? [1, 3, 5])
  stage.draw()
  const balls = el('div', { class: 'balls' })
  stageHost.append(balls)
  const showBalls = (): void =>
    balls.replaceChildren(
      ...results
        .slice(-SHOWN)
        .reverse()
        .map((result) => el('span', { class: 'ball' }, String(result.total))),
    )
  showBalls()

  const table = new BetTable({
    context,
    verb: 'roll',
    play: async (round) => {
      const { result } = round.view as { result: SicBoResult }
      context.sound.play('spin')
      total.text = ''
      await stage.animate(1100, (progress) => {
        for (const [index, die] of dice.entries()) {
          const isRolling = progress < 0.75 + index * 0.08
          if (isRolling) drawDie(die, 1 + Math.floor(Math.random() * 6))
          die.rotation = isRolling ? Math.sin(progress * 40 + index) * 0.5 : 0
        }
      })
      show(result.dice)
      total.text = `${result.dice.join(' + ')} = ${result.total}`
      stage.draw()
      results.push(result)
      showBalls()
      context.showToast(t('sicBo.total', { total: result.total }), round.win - round.stake)
    },
  })
  const place = (bet: string, look: string, odds: string): HTMLElement =>
    table.place(bet, look, placeText(nameOf(bet), odds))
  const pairs = FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high) => `pair:${low}-${high}`),
  )
  controls.append(
    el(
      'div',
      { class: 'places sic-bo' },
      place('small', 'blue quarter', '4–10'),
      place('odd', 'grey quarter', '1 : 1'),
      place('even', 'grey quarter', '1 : 1'),
      place('big', 'red quarter', '11–17'),
      ...TOTAL_PAYS.map((odds, index) => place(`total:${index + 4}`, 'grey seventh', `${odds} : 1`)),
      ...FACES.map((face) => place(`single:${face}`, 'gold sixth', '1–3 : 1')),
      ...FACES.map((face) => place(`double:${face}`, 'green sixth', '11 : 1')),
      ...FACES.map((face) => place(`triple:${face}`, 'red sixth', '180 : 1')),
      ...pairs.map((pair) => place(pair, 'grey fifth', '6 : 1')),
      place('any-triple', 'red full', '30 : 1'),
    ),
    table.footer,
  )
  context.setRules(() => [el('p', {}, t('sicBo.rules')), returnRows(context, published, ruleName)])

  function nameOf(bet: string): string {
    const [kind, value] = bet.split(':')
    if (!value) return t(`sicBo.bet.${bet}`)
    if (kind === 'double') return `${value} ${value}`
    if (kind === 'triple') return `${value} ${value} ${value}`
    return value.replace('-', ' ')
  }
  function ruleName(bet: string): string {
    const [kind, value] = bet.split(':')
    return value ? t('sicBo.total', { total: value }) : t(`sicBo.bet.${kind}`)
  }
  function show(faces: readonly number[]): void {
    for (const [index, die] of dice.entries()) {
      die.rotation = 0
      drawDie(die, faces[index] ?? 1)
    }
  }
}

function drawDie(die: Container, face: number): void {
  for (const child of die.removeChildren()) child.destroy()
  const body = new Graphics()
    .roundRect(-DIE / 2, -DIE / 2 + 3, DIE, DIE, 12)
    .fill({ color: 0x000000, alpha: 0.35 })
    .roundRect(-DIE / 2, -DIE / 2, DIE, DIE, 12)
    .fill(0xfdfdfd)
  for (const dot of DOTS[face] ?? []) {
    const [x, y] = [((dot % 3) - 1) * 18, (Math.floor(dot / 3) - 1) * 18]
    body.circle(x, y, face === 1 ? 9 : 6).fill(face === 1 || face === 4 ? 0xc8283c : 0x16202e)
  }
  die.addChild(body)
}
