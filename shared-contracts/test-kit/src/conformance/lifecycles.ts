import type { Visit } from './visit'

/** A way in which a piece comes and goes. It throws a sentence when it cannot be gone through. */
export interface Life {
  name: string
  /** The second visit is for lives that need one beside the first. */
  run(visits: readonly [Visit, Visit]): Promise<void>
}

/** The life that every piece of a remote must survive, without traces. */
export const LIVES: readonly Life[] = [
  {
    name: 'comes and goes',
    run: async ([visit]) => {
      await stepOf('mount', visit.open())
      if (!visit.shows) throw new Error('it shows nothing')
      await stepOf('unmount', visit.close())
    },
  },
  {
    name: 'is unmounted twice',
    run: async ([visit]) => {
      await stepOf('mount', visit.open())
      await stepOf('unmount', visit.close())
      // A slot that gives up late unmounts what another has unmounted already.
      await stepOf('a second unmount', visit.close())
    },
  },
  {
    name: 'is unmounted before its mount is done',
    run: async ([visit]) => {
      // The player has moved on: the place is removed, and a late mount is unmounted at once.
      visit.begin()
      visit.target.remove()
      await stepOf('a mount whose place was taken away', visit.close())
    },
  },
  {
    name: 'stands twice on one page',
    run: async ([one, other]) => {
      await stepOf('two mounts at once', Promise.all([one.open(), other.open()]))
      if (!one.shows || !other.shows) throw new Error('it does not show in both places')
      await stepOf('unmount', one.close())
      await one.settle()
      if (!other.shows) throw new Error('taking down one of two empties the other')
      await stepOf('unmount', other.close())
    },
  },
]

async function stepOf(step: string, done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(`${step} throws: ${text}`, { cause: error })
  }
}
