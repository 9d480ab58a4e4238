/** Does something again and again, the next time when the last one is done; what fails is said and tried again. */
export function repeat(work: () => Promise<void>, everyMs: number, log: (line: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const again = async () => {
    await work().catch((error: unknown) => log(String(error)))
    if (!isStopped) timer = setTimeout(again, everyMs)
  }
  let isStopped = false
  timer = setTimeout(again, everyMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
