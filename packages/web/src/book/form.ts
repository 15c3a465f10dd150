import { create } from 'zustand'

/** How much of each entry is shown. */
export type Form = 'short' | 'long'

const KEY = 'la-granja-book'

function kept(): Form {
  try {
    return localStorage.getItem(KEY) === 'short' ? 'short' : 'long'
  } catch {
    return 'long'
  }
}

export const useForm = create<{ readonly form: Form }>(() => ({ form: kept() }))

export function setForm(form: Form): void {
  useForm.setState({ form })
  try {
    localStorage.setItem(KEY, form)
  } catch {
    // It still holds for this visit.
  }
}
