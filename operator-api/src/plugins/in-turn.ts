/** Works of one name are done one after the other, those of other names meanwhile; null where `most` of a name are not done yet. */
export function inTurn(most: number) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return <Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> | null => {
    const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= most) return null
    lines.set(name, line)
    line.length += 1
    const next = line.last.then(work)
    // A failure reaches its caller, and the next one begins.
    const leave = (): void => {
      line.length -= 1
      if (line.length === 0) lines.delete(name)
    }
    line.last = next.then(leave, leave)
    return next
  }
}
