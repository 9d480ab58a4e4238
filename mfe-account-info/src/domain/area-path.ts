import { routeOf } from '@touchline/contracts'

/** Does an address belong to this area? */
export const isOfArea = (pathname: string): boolean => routeOf(pathname)?.owner === 'account-info'
