import { isListed, type Listable } from './is-listed'

const match: Listable = {
  isOver: false,
  isOutright: false,
  isInParlays: true,
  offers: (type) => type === 'hdp',
}

test.each<[what: string, change: Partial<Listable>, listed: string]>([
  ['a match', {}, 'all parlay hdp'],
  ['a match without parlays', { isInParlays: false }, 'all hdp'],
  ['a match without lines', { isInParlays: false, offers: () => false }, 'all'],
  ['an outright', { isOutright: true }, 'orz'],
  ['a match that is over', { isOver: true }, ''],
  ['an outright that is over', { isOver: true, isOutright: true }, ''],
])('%s with %j is listed: %s', (_what, change, listed) => {
  const lists = (['all', 'parlay', 'hdp', 'htft', 'orz'] as const).filter((listing) =>
    isListed(listing, { ...match, ...change }),
  )
  expect(lists.join(' ')).toBe(listed)
})
