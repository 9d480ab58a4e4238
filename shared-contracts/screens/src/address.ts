/** One value that the address of a screen carries in its query. */
export interface Field<Value> {
  /** The default of an empty query; omitted from addresses. */
  readonly usual: Value
  /** Name in the query, where it is not the name of the field. */
  readonly as?: string
  /** The meaning of a text of the query; undefined for an invalid one. */
  read(text: string): Value | undefined
  write(value: Value): string
}

/** A page of a list, from 1. */
export const page: Field<number> = {
  usual: 1,
  read: (text) => {
    const number = Number(text)
    return text !== '' && Number.isSafeInteger(number) && number >= 1 ? number : undefined
  },
  write: String,
}

/** Typed text, without the spaces around it. */
export const text = ({ maxLength = 40, as }: { maxLength?: number; as?: string } = {}): Field<string> => ({
  usual: '',
  ...(as && { as }),
  read: (typed) => typed.trim().slice(0, maxLength),
  write: (value) => value,
})

/** One of a few names; the first is the usual one. */
export const oneOf = <Name extends string>(
  names: readonly [Name, ...Name[]],
  { as }: { as?: string } = {},
): Field<Name> => ({
  usual: names[0],
  ...(as && { as }),
  read: (wanted) => names.find((name) => name === wanted),
  write: (name) => name,
})

type Fields = Readonly<Record<string, Field<never>>>
type ViewOf<F> = { readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never }

/** A screen's address: the path, and what its query says as a view. */
export interface Address<View> {
  readonly path: string
  /** Whether a path is this screen's; trailing slashes do not count. */
  isAt(pathname: string): boolean
  /** The view that a query string requests; invalid parts read as their defaults. */
  viewOf(search: string): View
  /** Path and query of a view, without defaults. */
  pathOf(view: View): string
}

/** Declares the address of a screen once: `defineAddress('/info/statement', { page })`. */
export function defineAddress<F extends { readonly [Name in keyof F]: Field<F[Name]['usual']> }>(
  path: string,
  fields: F,
): Address<ViewOf<F>> {
  const known = Object.entries(fields as unknown as Fields) as [string, Field<unknown>][]
  return {
    path,
    isAt: (pathname) => pathname.replace(/\/+$/, '') === path,
    viewOf: (search) => {
      const query = new URLSearchParams(search)
      const values = known.map(([name, field]) => {
        const given = query.get(field.as ?? name)
        return [name, (given === null ? undefined : field.read(given)) ?? field.usual]
      })
      return Object.fromEntries(values) as ViewOf<F>
    },
    pathOf: (view) => {
      const query = new URLSearchParams()
      const values = view as Readonly<Record<string, unknown>>
      for (const [name, field] of known)
        if (values[name] !== field.usual) query.set(field.as ?? name, field.write(values[name]))
      const search = query.toString()
      return search === '' ? path : `${path}?${search}`
    },
  }
}
