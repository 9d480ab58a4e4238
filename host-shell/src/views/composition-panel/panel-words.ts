import i18next from 'i18next'
import english from '../../locales/en/composition.json'

/** For teams and operations, who share one language; its words come with the panel. */
i18next.addResourceBundle('en', 'composition', english)

export const words = i18next.getFixedT('en', 'composition')
