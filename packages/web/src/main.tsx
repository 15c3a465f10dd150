import '@fontsource-variable/fraunces/wght.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/500.css'
import '@fontsource/alegreya-sans/700.css'
import './draw/theme.css'
import './start/controls.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followSettings } from './start/appearance.ts'
import { speakPreferred } from './words.ts'

followSettings()
await speakPreferred()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
