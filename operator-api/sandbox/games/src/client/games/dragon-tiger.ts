import type { DragonTigerResult } from '@touchline/fair'
import { symbolArt } from '@touchline/rounds/symbols'
import { Container, Sprite } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawBack, drawCard } from '../stage/card'
import { drawFelt } from '../stage/felt'
import { createStage, easeOut } from '../stage/stage'
import { svgTexture } from '../stage/svg-texture'
import { drawText } from '../stage/text'
import { BetTable, placeText } from '../ui/bet-table'
import { el } from '../ui/dom'
import { returnRows } from '../ui/return-rows'

type Side = 'dragon' | 'tiger'

const WIDTH = 390
const HEIGHT = 230
const SIDES = { dragon: { x: 110, colour: 0x8ab8ff }, tiger: { x: 280, colour: 0xff9c8f } } as const
const SIDE_NAMES = ['dragon', 'tiger'] as const
const SHOWN = 40

export async function start(context: GameContext): Promise<void> {
  const { opened, t, controls, stageHost } = context
  const { published } = opened.game.config as { published: Parameters<typeof returnRows>[1] }
  const results = [...(opened.history as DragonTigerResult[])]
  const stage = await createStage(stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawFelt('wine'),
  })
  for (const side of SIDE_NAMES) {
    const name = drawText(t(`dragonTiger.${side}`), 18, SIDES[side].colour)
    name.position.set(SIDES[side].x, 30)
    stage.scene.addChild(name)
  }
  const emblem = new Sprite(await svgTexture(symbolArt('tiger') ?? '', 128))
  emblem.setSize(40)
  emblem.anchor.set(0.5)
  emblem.position.set(WIDTH / 2, 116)
  const cards = new Container()
  stage.scene.addChild(emblem, cards)
  for (const side of SIDE_NAMES) addCard(drawBack(), side)
  stage.draw()

  const beads = el('div', { class: 'beads' })
  const showBeads = (): void =>
    beads.replaceChildren(
      ...results
        .slice(-SHOWN)
        .map(({ winner }) => el('span', { class: `bead ${winner}` }, t(`dragonTiger.short.${winner}`))),
    )
  showBeads()

  const table = new BetTable({
    context,
    verb: 'deal',
    play: async (round) => {
      const { result } = round.view as { result: DragonTigerResult }
      cards.removeChildren()
      for (const side of SIDE_NAMES) {
        context.sound.play('deal')
        const card = addCard(drawCard(result[side]), side)
        await stage.animate(320, (progress) => {
          card.scale.x = Math.max(easeOut(progress), 0.03) * 1.3
        })
      }
      results.push(result)
      showBeads()
      context.showToast(t(`dragonTiger.won.${result.winner}`), round.win - round.stake)
    },
  })
  const place = (bet: string, look: string, odds: string): HTMLElement =>
    table.place(bet, look, placeText(nameOf(bet), odds))
  const cardBets = (side: Side, look: string): HTMLElement[] =>
    ['odd', 'even', 'small', 'big'].map((kind) => place(`${side}-${kind}`, `${look} quarter`, '1 : 1'))
  controls.append(
    el(
      'div',
      { class: 'places' },
      place('dragon', 'blue half', '1 : 1'),
      place('tiger', 'red half', '1 : 1'),
      place('tie', 'green half', '11 : 1'),
      place('suited-tie', 'gold half', '50 : 1'),
      ...cardBets('dragon', 'blue'),
      ...cardBets('tiger', 'red'),
    ),
    table.footer,
    el('section', { class: 'road' }, beads),
  )
  context.setRules(() => [el('p', {}, t('dragonTiger.rules')), returnRows(context, published, nameOf)])

  function nameOf(bet: string): string {
    if (bet === 'suited-tie') return t('dragonTiger.suitedTie')
    const [side, kind] = bet.split('-')
    if (!kind) return t(`dragonTiger.${bet}`)
    return t('dragonTiger.card', {
      side: t(`dragonTiger.short.${side}`),
      kind: t(`dragonTiger.kind.${kind}`),
    })
  }

  function addCard(card: Container, side: Side): Container {
    card.position.set(SIDES[side].x, 116)
    card.scale.set(1.3)
    cards.addChild(card)
    return card
  }
}
