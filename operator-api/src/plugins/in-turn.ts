/** Works of one name are done one after the other; those of other names meanwhile. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> => {
    const next = (last.get(name) ?? Promise.resolve()).then(work)
    // One that fails tells whoever asked for it, and lets the next one begin.
    const done = next.then(
      () => undefined,
      () => undefined,
    )
    last.set(name, done)
    void done.then(() => last.get(name) === done && last.delete(name))
    return next
  }
}
