import type { Unmount } from '@touchline/contracts/host'
import type { ComingPage } from '../coming/domain/coming-pages'
import { ComingView } from '../coming/views/coming-view'
import { laterWords } from '../locales/words'
import type { BoardOptions } from './create-board'
import { mountScreen } from './mount-screen'

/** Puts a page into `target` that says that there is no content yet. */
export const mountComing = (
  page: ComingPage,
  { host, target, version = 'dev' }: Pick<BoardOptions, 'host' | 'target' | 'version'>,
): Promise<Unmount> =>
  mountScreen(target, host, {
    version,
    part: laterWords,
    element: <ComingView page={page} />,
    dispose: () => undefined,
  })
