import { networkOf } from '@touchline/rules'
import { BoundedMap } from '../../../bounded-map'

const ADDRESSES_MAX = 10_000

/** So much work a second for each network of an address, and a little more at once. `steady` never steps, milliseconds. */
export class AddressBudget {
  /** When each address has paid for what it took, milliseconds. */
  private readonly paidAt: BoundedMap<string, number>

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
    private readonly steady: () => number,
    addressesMax = ADDRESSES_MAX,
  ) {
    this.paidAt = new BoundedMap(addressesMax)
  }

  /** Takes one piece of work; false when the address has to wait. */
  take(address: string): boolean {
    const [network, now] = [networkOf(address), this.steady()]
    const cost = 1000 / this.perSecond
    const most = this.atOnce * cost
    const paidAt = Math.max(this.paidAt.get(network) ?? now, now)
    if (paidAt + cost > now + most) return false
    this.paidAt.set(network, paidAt + cost)
    return true
  }
}
