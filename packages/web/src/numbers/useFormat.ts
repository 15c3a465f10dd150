import { useMemo } from 'react'
import { useLanguage } from '../words.ts'

export interface Format {
  /** `41.3`, or `41,3`. */
  readonly average: (amount: number) => string
  readonly percent: (share: number) => string
}

export function useFormat(): Format {
  const language = useLanguage()
  return useMemo(() => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    const average = new Intl.NumberFormat(language, digits)
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    return { average: amount => average.format(amount), percent: share => percent.format(share) }
  }, [language])
}
