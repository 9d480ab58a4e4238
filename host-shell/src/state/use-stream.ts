import { useEffect, useState } from 'react'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** The newest value of a stream; `first` until it has one. */
export function useStream<Value>(stream: BehaviorSubject<Value>): Value
export function useStream<Value>(stream: Observable<Value>, first: Value): Value
export function useStream<Value>(stream: Observable<Value>, first?: Value): Value | undefined {
  const [value, setValue] = useState(() => (stream instanceof BehaviorSubject ? stream.value : first))
  useEffect(() => {
    // React keeps every update that changed nothing until the next render: a quiet part would grow for hours.
    const following = stream.pipe(distinctUntilChanged()).subscribe((next) => setValue(() => next))
    return () => following.unsubscribe()
  }, [stream])
  return value
}
