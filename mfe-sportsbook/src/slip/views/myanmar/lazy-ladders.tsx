import { late } from '../lazy-more'

/** Outcomes are settled by way of trial, like those of a single, and come in the same file. */
export const LazyBodyLadder = late((more) => more.BodyLadder)
export const LazyMaungLadder = late((more) => more.MaungLadder)
