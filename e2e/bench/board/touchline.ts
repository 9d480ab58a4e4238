import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import { createBoard } from '@touchline/mfe-sportsbook/board'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import type { BoardUnderTest } from './board-under-test'

/** Our board as players get it, fed through the same host services that the shell gives it. */
class TouchlineBoard implements BoardUnderTest {
  private readonly fake = createFakeHost({ now: () => Date.now() })

  async mount(target: HTMLElement, snapshot: OddsSnapshot): Promise<void> {
    this.fake.location.next({ pathname: '/desktop', search: '?market=live', hash: '' })
    const { value } = this.fake.preferences
    this.fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, boardPaging: 'all' } })
    await createBoard({ host: this.fake.host, target })
    this.fake.frames.next(snapshot)
  }

  apply(delta: OddsDelta): void {
    this.fake.frames.next(delta)
  }
}

window.boardUnderTest = new TouchlineBoard()
