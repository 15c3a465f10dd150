import './draw/fonts.css'
import './draw/theme.css'
import './start/controls.css'
import './keys/byKey.ts'
import './draw/contrast.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Explaining } from './explain/Explaining.tsx'
import { followSettings } from './start/appearance.ts'
import { renewWhenOutdated } from './start/renew.ts'
import { Unbroken } from './table/Broken.tsx'
import { speakPreferred } from './words.ts'

renewWhenOutdated()
followSettings()
await speakPreferred()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <Unbroken>
      <App />
      <Explaining />
    </Unbroken>
  </StrictMode>,
)
