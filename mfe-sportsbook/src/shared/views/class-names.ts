type ClassName = string | number | false | null | undefined
type StyleModule = Readonly<Record<string, string>>

/**
 * Looks class names up in CSS modules and joins the classes found. A name in several of the modules becomes one
 * class of each, so that a large style sheet can be split by subject.
 */
export const classNames =
  (...modules: readonly StyleModule[]) =>
  (...names: readonly ClassName[]): string =>
    [...new Set(names.flatMap((name) => (typeof name === 'string' ? classesOf(name, modules) : [])))].join(
      ' ',
    )

const classesOf = (name: string, modules: readonly StyleModule[]): string[] =>
  modules.flatMap((module) => module[name] ?? [])

/** Puts the classes of a name on an element or takes them away. */
export function toggleClasses(element: Element | undefined, classes: string, on: boolean): void {
  for (const name of classes.split(' ')) if (name !== '') element?.classList.toggle(name, on)
}
