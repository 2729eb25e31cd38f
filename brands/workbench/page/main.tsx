// The page of the workbench: a tool for those who run a brand, in English only, and no part of what learners get.
import 'virtual:brand.css'
import brand from 'virtual:brand'
import './workbench.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { loadFonts } from '../../../src/brand/load-fonts.ts'
import { parseFile } from './draft.ts'
import { Workbench } from './workbench.tsx'

// The app's parts bring English texts with them.
i18n.load('en', {})
i18n.activate('en')
// The app's own question would cover its screens.
document.cookie = 'learner.cookie-policy=essential; path=/'

loadFonts(brand.assets.fonts)
const root = document.getElementById('root')
const file = parseFile(await (await fetch('/workbench/brand')).json())
document.title = `Workbench · ${file.id}`
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <Workbench file={file} />
    </I18nProvider>,
  )
