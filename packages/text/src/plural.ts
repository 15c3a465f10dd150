/** The forms of a word by plural category (CLDR); English uses `one` and `other`, Polish and Russian more. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** `count(2, forms)` gives `2 olives`. */
export function counterFor(language: string): (amount: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (amount, forms) => `${amount} ${forms[rules.select(amount)] ?? forms.other}`
}
