import { useEffect, useState } from 'react'
import { BehaviorSubject, type Observable } from 'rxjs'

/** The newest value of a stream; `first` until it has one. */
export function useStream<Value>(stream: BehaviorSubject<Value>): Value
export function useStream<Value>(stream: Observable<Value>, first: Value): Value
export function useStream<Value>(stream: Observable<Value>, first?: Value): Value | undefined {
  const [value, setValue] = useState(() => (stream instanceof BehaviorSubject ? stream.value : first))
  useEffect(() => {
    const following = stream.subscribe((next) => setValue(() => next))
    return () => following.unsubscribe()
  }, [stream])
  return value
}
