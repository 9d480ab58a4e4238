import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'

/** Operations of every implementation of the same board. */
export interface BoardUnderTest {
  mount(target: HTMLElement, snapshot: OddsSnapshot): Promise<void>
  apply(delta: OddsDelta): void
}

declare global {
  interface Window {
    boardUnderTest: BoardUnderTest
  }
}
