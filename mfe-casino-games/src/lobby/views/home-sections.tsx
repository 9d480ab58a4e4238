import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { PageLink } from '../../shared/views/page-link'
import { offeredLobbies } from '../domain/lobbies'
import { sectionsOf } from '../domain/sections-of'
import type { LobbyStore } from '../state/lobby-store'
import { GameSection } from './game-section'
import { GameTiles } from './game-tiles'

/** Tiles of a product on the home page of the games. */
const TILES_MAX = 12

/** A row of games for each product, with the way to all of them. */
export const HomeSections = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { brand } = useHost()
  const lobbies = offeredLobbies(brand, store.place.path)
  return sectionsOf(store.games).map(({ category, games }) => {
    const path = lobbies.find((place) => place.category === category && place.tag === null)?.path
    const title = t(`lobby.${category}`)
    return (
      <GameSection
        key={category}
        title={title}
        count={games.length}
        more={path && <PageLink to={path}>{t('showLobby', { lobby: title })}</PageLink>}
      >
        <GameTiles store={store} games={games.slice(0, TILES_MAX)} label={title} isRow />
      </GameSection>
    )
  })
})
