import { type BetTurns, takeTurn } from '../domain/bet-turn'

/** Which tab of the browser sends a bet that several of them were told to send at the same moment. */
export interface TurnTaking {
  /** True when this tab may send a bet of this name, for which it was pressed so long ago; false when another one has. */
  take(name: string, pressedAgoMs: number): Promise<boolean>
  /** Whether another tab has bet under this name since a press so long ago; where nobody knows, none has. */
  isTaken(name: string, pressedAgoMs: number): Promise<boolean>
  /** Nothing came of the turn that this tab took: any tab may bet under this name at once. */
  giveBack(name: string): void
  /** The member has left: nothing of the bets stays in the browser. */
  forget(): void
}

const TURNS = 'touchline.turns'
/** A database that does not answer keeps nobody from betting. */
const ANSWERS_WITHIN_MS = 3000

/**
 * Turns as a record of the browser's database. It is there on pages that are not secure too, and its transactions that write
 * to one store run one after the other in all tabs: of those that look and write, one alone finds that nobody has.
 */
export function createTurnTaking(database: () => IDBFactory, tab: string): TurnTaking {
  let opened: Promise<IDBDatabase> | null = null

  return {
    // Where the browser keeps no database every tab may send: one key of all is what holds then.
    take: (name, pressedAgoMs) =>
      Promise.race([
        take(name, Date.now() - pressedAgoMs).catch(() => true),
        new Promise<boolean>((late) => setTimeout(late, ANSWERS_WITHIN_MS, true)),
      ]),
    isTaken: (name, pressedAgoMs) =>
      Promise.race([
        isTaken(name, Date.now() - pressedAgoMs).catch(() => false),
        new Promise<boolean>((late) => setTimeout(late, ANSWERS_WITHIN_MS, false)),
      ]),
    giveBack: (name) =>
      quietly(() => change((turns) => (turns[name]?.tab === tab ? without(turns, name) : null))),
    forget: () => quietly(() => change(() => ({}))),
  }

  async function take(name: string, pressedAt: number): Promise<boolean> {
    let isOwn = false
    await change((turns) => {
      const after = takeTurn(turns, name, { tab, pressedAt, now: Date.now() })
      isOwn = after !== null
      return after
    })
    return isOwn
  }

  async function isTaken(name: string, pressedAt: number): Promise<boolean> {
    let isOthers = false
    await change((turns) => {
      isOthers = takeTurn(turns, name, { tab, pressedAt, now: Date.now() }) === null
      return null
    })
    return isOthers
  }

  /** Writes what becomes of the turns, or leaves them where that is null. One that is given up is late, which `take` answers. */
  async function change(next: (turns: BetTurns) => BetTurns | null): Promise<void> {
    opened ??= open()
    const transaction = (await opened).transaction(TURNS, 'readwrite')
    const store = transaction.objectStore(TURNS)
    const asked: IDBRequest<BetTurns | undefined> = store.get(TURNS)
    asked.onsuccess = () => {
      const after = next(asked.result ?? {})
      if (after) store.put(after, TURNS)
    }
    await new Promise((done) => {
      transaction.oncomplete = done
    })
  }

  /** The next question opens a database anew that could not be opened, or that the browser has closed. */
  async function open(): Promise<IDBDatabase> {
    try {
      const database = await openDatabase()
      database.onclose = forgetDatabase
      return database
    } catch (error) {
      forgetDatabase()
      throw error
    }
  }

  function openDatabase(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const asked = database().open(TURNS)
      asked.onupgradeneeded = () => asked.result.createObjectStore(TURNS)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = reject
    })
  }

  function forgetDatabase(): void {
    opened = null
  }
}

function without(turns: BetTurns, name: string): BetTurns {
  const { [name]: _, ...others } = turns
  return others
}

/** Nothing waits for it, and a browser without a database has nothing to write. */
function quietly(act: () => Promise<void>): void {
  act().catch(() => undefined)
}
