import { JACKPOT_PARTS, type SlotGame } from '@touchline/fair/slots'
import type { GameContext } from '../game-context'
import { el, svg } from './dom'

const LINE_CELL = 8

/** Pay table at the chosen bet, lines and features. */
export function slotRules(
  { t, money, opened }: GameContext,
  game: SlotGame & { readonly jackpotShare?: number },
  drawings: ReadonlyMap<string, string>,
  stake: number,
): Node[] {
  const worth = (units: number): string => money.amount(Math.floor((units * stake) / game.units))
  const rows = [...drawings].flatMap(([symbol, drawing]) => {
    const pays = game.pays[symbol]
    if (!pays) return []
    const amounts = pays.map((units, index) => ({ count: index + 3, units })).filter(({ units }) => units > 0)
    const list = amounts
      .reverse()
      .map(({ count, units }) => el('span', {}, `${count} `, el('b', {}, worth(units))))
    return [el('li', {}, picture(drawing, symbol), el('div', {}, ...list))]
  })
  const feature = (key: string, values: Record<string, string | number> = {}, symbol = ''): Node => {
    const drawing = drawings.get(symbol)
    return el(
      'p',
      { class: drawing ? 'pictured' : '' },
      drawing && picture(drawing, t(`slot.symbol.${symbol}`)),
      t(key, values),
    )
  }
  const parts: Node[] = [
    el('p', {}, t('slot.payTable', { bet: money.amount(stake) })),
    el('ul', { class: 'pays' }, ...rows),
    feature(game.lines ? 'slot.rules.lines' : 'slot.rules.ways', {
      count: game.lines?.length ?? game.rows ** game.reels.length,
    }),
  ]
  if (game.wild) parts.push(feature(`slot.rules.${wildRule(game)}`, {}, game.wild))
  if (game.wildTimes) parts.push(feature('slot.rules.wildTimes', { times: game.wildTimes }))
  if (game.mixed) parts.push(feature('slot.rules.mixed', { amount: worth(game.mixed.pay) }))
  if (game.scatter) {
    const { symbol, spins, times, pays } = game.scatter
    parts.push(feature('slot.rules.scatter', { spins: spins.join(' / '), times }, symbol))
    if (pays.some((pay) => pay > 0))
      parts.push(
        feature('slot.rules.scatterPays', {
          amounts: pays.map((pay) => worth(pay * game.units)).join(' / '),
        }),
      )
  }
  if (game.cascade)
    parts.push(feature('slot.rules.cascade', { times: game.cascade.times.map((one) => `×${one}`).join(' ') }))
  if (game.hold)
    parts.push(
      feature(
        'slot.rules.hold',
        { trigger: game.hold.trigger, respins: game.hold.respins, full: game.hold.full },
        game.hold.symbol,
      ),
    )
  const { jackpot } = opened
  if (jackpot)
    parts.push(
      feature('slot.rules.jackpot', {
        name: jackpot.name,
        fed: 100 / JACKPOT_PARTS,
        seed: money.full(jackpot.seed),
        bet: money.full(jackpot.unit),
        chances: jackpot.chances,
        rolls: jackpot.rolls,
        share: game.jackpotShare ?? 0,
      }),
    )
  if (game.buy) parts.push(feature('slot.rules.buy', { spins: game.buy.spins, price: game.buy.price }))
  if (game.lines)
    parts.push(
      el('div', { class: 'lines' }, ...game.lines.map((line, index) => lineArt(line, game.rows, index + 1))),
    )
  return parts
}

/** Which symbols of this game WILD leaves alone. */
function wildRule({ scatter, hold }: SlotGame): string {
  if (scatter) return hold ? 'wild' : 'wildStars'
  return hold ? 'wildCoins' : 'wildAll'
}

function picture(drawing: string, symbol: string): HTMLElement {
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  return el('img', { src, alt: symbol, width: 44, height: 44 })
}

function lineArt(line: string, rows: number, number: number): HTMLElement {
  const cells = [...line].flatMap((at, reel) =>
    Array.from({ length: rows }, (_, row) =>
      svg('rect', {
        x: reel * LINE_CELL,
        y: row * LINE_CELL,
        width: LINE_CELL - 1,
        height: LINE_CELL - 1,
        fill: Number(at) === row ? '#f6c453' : '#2b3646',
      }),
    ),
  )
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${line.length * LINE_CELL} ${rows * LINE_CELL}`, width: 52, 'aria-hidden': 'true' },
    ...cells,
  )
  return el('span', {}, String(number), drawing as unknown as HTMLElement)
}
