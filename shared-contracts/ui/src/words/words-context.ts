import { createContext } from 'react'
import type { Words } from './words'

export const WordsContext = createContext<Words | null>(null)
