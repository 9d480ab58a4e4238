import type { Language } from '@touchline/contracts/limits'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@touchline/ui/tokens.css'
import { Choices } from './choices'
import { Fields } from './fields'
import { Forms, formWords } from './forms'
import { Layers } from './layers'
import { Lists } from './lists'
import { ShownProvider } from './section'
import styles from './showcase.module.css'
import { Tables } from './tables'
import { SHOWCASE_WORDS, type ShowcaseWords } from './words'

/** Every primitive in its states: `?theme=dark&brand=color3&lang=my`. */
const query = new URLSearchParams(location.search)
const tag = query.get('lang') ?? 'en'
const words = SHOWCASE_WORDS[tag] ?? (SHOWCASE_WORDS.en as ShowcaseWords)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
document.documentElement.dataset.brandTheme = query.get('brand') ?? 'color2'
document.documentElement.lang = tag
document.title = words.title

const show = (root: HTMLElement): void =>
  createRoot(root).render(
    <StrictMode>
      <ShownProvider value={{ words, tag }}>
        <main className={styles.page}>
          <h1>{words.title}</h1>
          <Tables />
          <Choices />
          <Fields />
          <Layers />
          <Lists />
          <Forms />
        </main>
      </ShownProvider>
    </StrictMode>,
  )

const root = document.getElementById('root')
if (root) void formWords.load(tag as Language).then(() => show(root))
