import { lazily } from '@touchline/ui/lazily'
import { type ComponentProps, Suspense } from 'react'
import { loadMore } from '../lazy-more'

const Body = lazily(async () => (await loadMore()).BodyLadder)
const Maung = lazily(async () => (await loadMore()).MaungLadder)

/** Outcomes are settled by way of trial, like those of a single, and come in the same file. */
export const LazyBodyLadder = (props: ComponentProps<typeof Body>) => (
  <Suspense fallback={null}>
    <Body {...props} />
  </Suspense>
)

export const LazyMaungLadder = (props: ComponentProps<typeof Maung>) => (
  <Suspense fallback={null}>
    <Maung {...props} />
  </Suspense>
)
