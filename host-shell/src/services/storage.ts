import { Preferences } from '@touchline/contracts/session'
import * as v from 'valibot'

/** The key and shape of a stored value. */
export interface Kept<Shape extends v.GenericSchema = v.GenericSchema> {
  readonly key: string
  readonly shape: Shape
}

/** Browser storage that may be forbidden or full: then nothing is kept, and nothing breaks. */
export interface KeyValues {
  /** Anybody may have written there: what does not look as it should is as if nothing were kept. */
  read<Shape extends v.GenericSchema>(kept: Kept<Shape>): v.InferOutput<Shape> | null
  write<Shape extends v.GenericSchema>(kept: Kept<Shape>, value: v.InferOutput<Shape>): void
  remove(kept: Kept): void
}

export const createStorage = (area: () => Storage): KeyValues => ({
  // A missing value reads as null.
  read: ({ key, shape }) => attempt(() => v.parse(shape, JSON.parse(area().getItem(key) as string))),
  write: ({ key }, value) => attempt(() => area().setItem(key, JSON.stringify(value))),
  remove: ({ key }) => attempt(() => area().removeItem(key)),
})

/** Private windows and full disks: the page works without. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}

const text = v.string()
const Left = v.object({ account_id: text, session_token: text })
export type Left = v.InferOutput<typeof Left>

/** Stored values by key. The account is apart from the layout, so that a logout clears only the account. */
export const KEPT = {
  /** Language and theme as they were shown last; settings take of them what they understand. */
  layout: { key: 'touchline.layout', shape: v.looseObject({}) },
  /** Settings are null of a member who has never changed any. */
  accountSettings: {
    key: 'touchline.account.settings',
    shape: v.object({ account: text, settings: v.nullable(Preferences) }),
  },
  /** The first announcement shown last time; empty if no announcement was shown. */
  announced: { key: 'touchline.announced', shape: text },
  /** The session logged out last, until the server confirms the logout. */
  left: { key: 'touchline.left', shape: Left },
} as const
