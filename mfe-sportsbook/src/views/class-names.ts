type ClassName = string | number | false | null | undefined

/** Looks class names up in a CSS module and joins those that apply. */
export const classNames =
  (module: Readonly<Record<string, string>>) =>
  (...names: readonly ClassName[]): string =>
    names.flatMap((name) => (typeof name === 'string' && name !== '' ? (module[name] ?? name) : [])).join(' ')
