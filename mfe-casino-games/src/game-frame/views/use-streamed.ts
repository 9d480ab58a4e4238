import { useEffect, useState } from 'react'

type Stream<Value> = { subscribe(next: (value: Value) => void): { unsubscribe(): void } }

/** The newest value of a stream of the host. */
export function useStreamed<Value>(stream: Stream<Value>, initial: Value): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const following = stream.subscribe((next) => setValue(next))
    return () => following.unsubscribe()
  }, [stream])
  return value
}
