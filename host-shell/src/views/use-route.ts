import { type Route, routeOf } from '@touchline/contracts/routes'
import { useStream } from '../state/use-stream'
import { useShell } from './shell-context'

/** The route of a path, those of released areas that bring their own included. */
export function useRoute(pathname: string): Route | undefined {
  const { composition } = useShell()
  return routeOf(pathname, useStream(composition.pages$).routes)
}
