import { type BetTurns, takeTurn } from '../domain/bet-turn'

/** Which tab of the browser sends a bet that several of them were told to send at the same moment. */
export interface TurnTaking {
  /** True when this tab may send a bet of this name, for which it was pressed so long ago; false when another one has. */
  take(name: string, pressedAgoMs: number): Promise<boolean>
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
  const change = async (act: (turns: IDBObjectStore) => void): Promise<void> => {
    opened ??= open(database())
    const transaction = (await opened).transaction(TURNS, 'readwrite')
    act(transaction.objectStore(TURNS))
    // One that is given up is late, which is answered below.
    await new Promise((done) => {
      transaction.oncomplete = done
    })
  }
  const take = async (name: string, pressedAt: number): Promise<boolean> => {
    let after: BetTurns | null = null
    await change((turns) => {
      const asked: IDBRequest<BetTurns | undefined> = turns.get(TURNS)
      asked.onsuccess = () => {
        after = takeTurn(asked.result ?? {}, name, { tab, pressedAt, now: Date.now() })
        if (after) turns.put(after, TURNS)
      }
    })
    return after !== null
  }
  return {
    // Where the browser keeps no database the records of what was sent are all there is.
    take: (name, pressedAgoMs) =>
      Promise.race([
        take(name, Date.now() - pressedAgoMs).catch(() => true),
        new Promise<boolean>((late) => setTimeout(late, ANSWERS_WITHIN_MS, true)),
      ]),
    forget: () => {
      // Nothing was ever written where it was not opened.
      if (opened) change((turns) => turns.clear()).catch(() => undefined)
    },
  }
}

function open(database: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = database.open(TURNS)
    asked.onupgradeneeded = () => asked.result.createObjectStore(TURNS)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = reject
  })
}
