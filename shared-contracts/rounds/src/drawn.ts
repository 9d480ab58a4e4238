import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(415))
const few = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most))
const window = few(v.pipe(v.string(), v.maxLength(12)), 8)

/** Looks of the symbols by their letters, where the provider says; see `symbolArt`. */
const symbols = v.optional(v.record(v.pipe(v.string(), v.maxLength(2)), v.pipe(v.string(), v.maxLength(24))))

const NO_SYMBOLS: Readonly<Record<string, string>> = {}

/** Data of a round's picture. Each kind of game has its own. */
const SCHEMAS = {
  slot: v.union([
    v.pipe(
      v.object({ window, symbols }),
      v.transform((slot) => ({
        kind: 'reels' as const,
        window: slot.window,
        symbols: slot.symbols ?? NO_SYMBOLS,
      })),
    ),
    v.pipe(
      v.object({ steps: v.array(v.object({ window })) }),
      v.transform(({ steps }) => ({
        kind: 'reels' as const,
        window: steps[0]?.window ?? [],
        symbols: NO_SYMBOLS,
      })),
    ),
  ]),
  baccarat: v.pipe(
    v.object({ player: few(card, 3), banker: few(card, 3), winner: v.picklist(['player', 'banker', 'tie']) }),
    v.transform(({ player, banker, winner }) => ({
      kind: 'hands' as const,
      hands: [
        { name: 'player' as const, cards: player },
        { name: 'banker' as const, cards: banker },
      ],
      winner,
    })),
  ),
  'dragon-tiger': v.pipe(
    v.object({ dragon: card, tiger: card, winner: v.picklist(['dragon', 'tiger', 'tie']) }),
    v.transform(({ dragon, tiger, winner }) => ({
      kind: 'hands' as const,
      hands: [
        { name: 'dragon' as const, cards: [dragon] },
        { name: 'tiger' as const, cards: [tiger] },
      ],
      winner,
    })),
  ),
  poker: v.pipe(
    v.object({ hand: few(card, 5) }),
    v.transform(({ hand }) => ({
      kind: 'hands' as const,
      hands: [{ name: 'hand' as const, cards: hand }],
      winner: null,
    })),
  ),
  'hi-lo': v.pipe(
    v.object({ ranks: few(v.pipe(count, v.maxValue(13)), 21) }),
    v.transform(({ ranks }) => ({ kind: 'ranks' as const, ranks })),
  ),
  roulette: v.pipe(
    v.object({ number: v.pipe(count, v.maxValue(36)) }),
    v.transform(({ number }) => ({ kind: 'pocket' as const, number })),
  ),
  'sic-bo': v.pipe(
    v.object({ dice: few(v.pipe(count, v.maxValue(6)), 3) }),
    v.transform(({ dice }) => ({ kind: 'dice' as const, dice })),
  ),
  dice: v.pipe(
    v.object({ roll: v.pipe(count, v.maxValue(99)) }),
    v.transform(({ roll }) => ({ kind: 'balls' as const, numbers: [roll] })),
  ),
  keno: v.pipe(
    v.object({ numbers: few(count, 20) }),
    v.transform(({ numbers }) => ({ kind: 'balls' as const, numbers })),
  ),
  duel: v.pipe(
    v.object({ score: v.tuple([count, count]) }),
    v.transform(({ score }) => ({ kind: 'balls' as const, numbers: [...score] })),
  ),
  coin: v.pipe(
    v.object({ side: v.picklist(['heads', 'tails']) }),
    v.transform(({ side }) => ({ kind: 'coin' as const, side })),
  ),
  plinko: v.pipe(
    v.object({ path: few(v.pipe(count, v.maxValue(1)), 16), slot: count }),
    v.transform(({ path, slot }) => ({ kind: 'plinko' as const, path, slot })),
  ),
  mines: v.pipe(
    v.object({ mines: v.nullable(few(count, 24)), opened: few(count, 25) }),
    v.transform(({ mines, opened }) => ({ kind: 'mines' as const, mines: mines ?? [], opened })),
  ),
  crash: v.pipe(
    v.object({ stop: v.nullable(count), cashedAt: v.nullish(count, null) }),
    v.transform(({ stop, cashedAt }) => ({ kind: 'crash' as const, stop, cashedAt })),
  ),
  fishing: v.pipe(
    v.object({ shots: few(v.object({ times: few(count, 10) }), 40) }),
    v.transform(({ shots }) => {
      const fish = shots.flatMap(({ times }) => times)
      return { kind: 'catch' as const, shots: shots.length, caught: fish.filter((times) => times > 0) }
    }),
  ),
}

type Schemas = typeof SCHEMAS
export type Drawn = v.InferOutput<Schemas[keyof Schemas]>

/** Kinds by the codes of games that are varieties of one. */
const VARIETIES: ReadonlyMap<string, keyof Schemas> = new Map([
  ['baccarat-no-commission', 'baccarat'],
  ['roulette-partage', 'roulette'],
  ['video-poker', 'poker'],
  ['map-duel', 'duel'],
  ['sicbo', 'sic-bo'],
  ['hilo', 'hi-lo'],
])

/** The picture of a round; null for kinds and summaries unknown to this page. */
export function drawnOf(kind: string | null, summary: unknown): Drawn | null {
  if (kind === null) return null
  const known = VARIETIES.get(kind) ?? (Object.hasOwn(SCHEMAS, kind) ? (kind as keyof Schemas) : null)
  if (known === null) return null
  const parsed = v.safeParse(SCHEMAS[known], summary)
  return parsed.success ? parsed.output : null
}
