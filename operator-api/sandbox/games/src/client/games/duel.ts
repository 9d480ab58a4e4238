import type { DuelResult, DuelSide } from '@touchline/fair'
import { Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage, easeOut } from '../stage/stage'
import { drawText } from '../stage/text'
import { BetTable, placeText } from '../ui/bet-table'
import { el } from '../ui/dom'
import { returnRows } from '../ui/return-rows'

const WIDTH = 390
const HEIGHT = 220
const MAPS = [0, 1, 2, 3, 4]
const MAP_MS = 700
const SPACING = 66
const SHOWN = 40
const SIDES = ['home', 'away'] as const
const LOOKS = { home: { x: 92, colour: 0x5fb4ff }, away: { x: 298, colour: 0xff8a70 } } as const
const EMPTY = 0x2b3646
const MAP_Y = 168

/** Two teams, best of five maps: the score moves as the maps are played. */
export async function start(context: GameContext): Promise<void> {
  const { opened, t, controls, stageHost } = context
  const { published } = opened.game.config as { published: Parameters<typeof returnRows>[1] }
  const results = [...(opened.history as DuelResult[])]
  const stage = await createStage(stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(262, 168),
  })
  for (const side of SIDES) {
    const name = drawText(t(`duel.${side}`), 20, LOOKS[side].colour, { fontWeight: '800' })
    name.position.set(LOOKS[side].x, 36)
    stage.scene.addChild(name)
  }
  const score = drawText('0 : 0', 52, 0xffffff, { fontWeight: '800' })
  score.position.set(WIDTH / 2, 92)
  const maps = MAPS.map((index) => {
    const map = new Graphics()
    map.position.set(WIDTH / 2 + (index - 2) * SPACING, MAP_Y)
    const number = drawText(String(index + 1), 16, 0xffffff, { fontWeight: '700' })
    number.position.set(map.x, MAP_Y)
    stage.scene.addChild(map, number)
    return map
  })
  stage.scene.addChild(score)
  show(results.at(-1)?.maps ?? [])
  stage.draw()

  const beads = el('div', { class: 'beads' })
  const showBeads = (): void =>
    beads.replaceChildren(
      ...results
        .slice(-SHOWN)
        .map((result) =>
          el(
            'span',
            { class: `bead ${result.winner === 'home' ? 'dragon' : 'tiger'}` },
            result.score.join('-'),
          ),
        ),
    )
  showBeads()

  const table = new BetTable({
    context,
    verb: 'play',
    play: async (round) => {
      const { result } = round.view as { result: DuelResult }
      show([])
      for (const [index, side] of result.maps.entries()) {
        context.sound.play('deal')
        await stage.animate(MAP_MS, (progress) => drawMap(maps[index] as Graphics, side, easeOut(progress)))
        show(result.maps.slice(0, index + 1))
        stage.draw()
      }
      results.push(result)
      showBeads()
      const text = t('duel.won', { team: t(`duel.${result.winner}`), score: result.score.join(' : ') })
      context.showToast(text, round.win - round.stake)
    },
  })
  const place = (bet: string, look: string, odds: string): HTMLElement =>
    table.place(bet, look, placeText(nameOf(bet), odds))
  controls.append(
    el(
      'div',
      { class: 'places' },
      place('home', 'blue half', '×1.92'),
      place('away', 'red half', '×1.92'),
      ...['3-0', '3-1', '3-2'].map((one) => place(`score:${one}`, 'blue third', oddsOf(one))),
      ...['0-3', '1-3', '2-3'].map((one) => place(`score:${one}`, 'red third', oddsOf(one))),
      place('maps:3', 'gold third', '×3.84'),
      place('maps:4', 'gold third', '×2.56'),
      place('maps:5', 'gold third', '×2.56'),
    ),
    table.footer,
    el('section', { class: 'road' }, beads),
  )
  context.setRules(() => [el('p', {}, t('duel.rules')), returnRows(context, published, ruleName)])

  function show(played: readonly DuelSide[]): void {
    for (const [index, map] of maps.entries()) drawMap(map, played[index] ?? null, 1)
    score.text = SIDES.map((side) => played.filter((one) => one === side).length).join(' : ')
  }
  function nameOf(bet: string): string {
    const [kind, value] = bet.split(':')
    if (kind === 'score') return (value as string).replace('-', ' : ')
    return value ? t('duel.maps', { count: value }) : t(`duel.${kind}`)
  }
  function ruleName(bet: string): string {
    return bet === 'score' || bet === 'maps' ? t(`duel.bet.${bet}`) : t(`duel.${bet}`)
  }
}

const oddsOf = (score: string): string => (score.includes('0') ? '×7.68' : '×5.12')

function drawMap(map: Graphics, side: DuelSide | null, progress: number): void {
  map.clear().circle(0, 0, 24).fill(EMPTY).stroke({ width: 2, color: 0xffffff, alpha: 0.25 })
  if (side) map.circle(0, 0, 24 * progress).fill(LOOKS[side].colour)
}
