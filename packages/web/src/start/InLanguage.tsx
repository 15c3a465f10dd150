import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from '../words.ts'

/** The little that dialogs and menus say by themselves is said in our language too, not in the browser's. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLanguage()}>{children}</I18nProvider>
}
